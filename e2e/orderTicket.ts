import { expect, type Locator, type Page } from '@playwright/test'

export function orderTicket(page: Page): Locator {
  return page.locator('[data-panel-id="trade-execution"]')
}

/** Opens the dashboard, which comes with all its panels: a busy machine needs longer for that than for one answer. */
export async function openOrderTicket(page: Page): Promise<Locator> {
  await page.goto('/dashboard?seed=42')
  const ticket = orderTicket(page)
  await expect(ticket.getByLabel('Amount')).toBeVisible({ timeout: 20_000 })
  return ticket
}
