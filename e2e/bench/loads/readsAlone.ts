import type { Browser } from '@playwright/test'

/** A prerendered document is painted long before this; one that waits for a script never is. */
const PATIENCE_MS = 5_000

/** Whether a page's heading is readable when only its document ever loads. */
export async function readsAlone(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  try {
    const page = await context.newPage()
    // A route that is neither fulfilled nor aborted stays pending.
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
