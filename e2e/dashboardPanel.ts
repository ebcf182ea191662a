import { expect, type Locator, type Page } from '@playwright/test'

export function panelOf(page: Page, id: string): Locator {
  return page.locator(`[data-panel-id="${id}"]`)
}

/**
 * Opens the dashboard at a panel and waits for one of its fields. The dashboard comes with all its panels:
 * a busy machine needs longer for that than for one answer.
 */
export async function openPanel(page: Page, id: string, field: string): Promise<Locator> {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, id)
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByLabel(field)).toBeVisible({ timeout: 20_000 })
  return panel
}
