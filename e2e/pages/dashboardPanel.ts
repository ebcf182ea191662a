import { expect, type Locator, type Page } from '@playwright/test'

export function panelOf(page: Page, id: string): Locator {
  return page.locator(`[data-panel-id="${id}"]`)
}

/** The dashboard comes with all its panels: a busy machine needs longer for that than for one answer. */
const ARRIVAL = { timeout: 20_000 }

/** All panels, once as many stand in the grid as the dashboard says that it has. */
export async function allPanels(page: Page, { timeout } = ARRIVAL): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Panels \(/ })
  await button.waitFor({ timeout })
  const total = /\/(\d+)\)$/.exec(await button.innerText())?.[1]
  const panels = page.locator('[data-panel-id]')
  await expect(panels).toHaveCount(Number(total))
  return panels
}

/**
 * Opens the dashboard at a panel, with a clock that a test can turn on, and waits for what the panel shows.
 * A page that was opened before stays as it is.
 */
export async function goToPanel(page: Page, id: string): Promise<Locator> {
  if (page.url() === 'about:blank') {
    await page.clock.install()
    // It comes a second after the page: a file that is on its way when the clock jumps would be overdue.
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

/** A clock cannot be stopped in its past, and on a busy machine a while lies between asking and stopping. */
const AHEAD_MS = 30_000

/** From here on the page's clock goes only as far as the test turns it, until `page.clock.resume()`. */
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
