import type { Browser } from '@playwright/test'

/** A document that is the page is painted long before; one that waits for a script never is. */
const PATIENCE_MS = 5_000

/** Whether the heading of a page can be read where nothing but its document ever comes. */
export async function readsAlone(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  try {
    const page = await context.newPage()
    // What is neither answered nor ended stays on its way.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    )
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: PATIENCE_MS },
    )
    return true
  } catch {
    return false
  } finally {
    await context.close()
  }
}
