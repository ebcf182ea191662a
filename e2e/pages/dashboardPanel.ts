import { expect, type Locator, type Page } from '@playwright/test'

export function panelOf(page: Page, id: string): Locator {
  return page.locator(`[data-panel-id="${id}"]`)
}

/** The dashboard loads with all its panels, which takes a busy machine longer than a single response. */
const ARRIVAL = { timeout: 20_000 }

/** All panels, once the grid has as many as the dashboard's own count. */
export async function allPanels(page: Page, { timeout } = ARRIVAL): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Panels \(/ })
  await button.waitFor({ timeout })
  const total = /\/(\d+)\)$/.exec(await button.innerText())?.[1]
  const panels = page.locator('[data-panel-id]')
  await expect(panels).toHaveCount(Number(total))
  return panels
}

/**
 * Opens the dashboard at a panel, with a clock that a test can control, and waits for the panel's content. A page that
 * is already open is reused.
 */
export async function goToPanel(page: Page, id: string): Promise<Locator> {
  if (page.url() === 'about:blank') {
    await page.clock.install()
    // Loaded a second after the page: if the clock jumped while it is pending, it would time out.
    const background = page.waitForResponse(/\/Background\.js$/, ARRIVAL)
    await page.goto('/dashboard?seed=42')
    await (await background).finished()
  }
  const panel = panelOf(page, id)
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.locator('[data-panel-body] > :not(:empty)')).toBeVisible(ARRIVAL)
  await expect(panel.getByText(/^Loading /)).toHaveCount(0, ARRIVAL)
  return panel
}

/** A clock cannot be stopped in its past, and a busy machine takes a while to stop it. */
const AHEAD_MS = 30_000

/** From here on only the test advances the page's clock, until `page.clock.resume()`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}

/** Opens the dashboard at a panel and waits for one of its fields. */
export async function openPanel(page: Page, id: string, field: string): Promise<Locator> {
  const panel = await goToPanel(page, id)
  await expect(panel.getByLabel(field)).toBeVisible(ARRIVAL)
  return panel
}
