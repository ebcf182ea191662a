import type { Page } from '@playwright/test'

/** Longer than any page needs that is not blocked. */
const PATIENCE_MS = 3_000

/**
 * Delays a test until the app has replaced the prerendered page, like a reader who waits for it. `drawnPages.spec.ts`
 * tests what comes before that; its tests continue as soon as the document starts to load.
 */
export function awaitAnswering(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)]

  async function answering() {
    const drawn = page.locator('html[data-drawn]')
    // If the app is kept from loading, the test itself checks what it expects.
    await drawn.waitFor({ state: 'detached', timeout: PATIENCE_MS }).catch(() => undefined)
  }

  page.goto = async (...asked) => {
    const response = await goTo(...asked)
    if (asked[1]?.waitUntil !== 'commit') await answering()
    return response
  }
  page.reload = async (...asked) => {
    const response = await reload(...asked)
    await answering()
    return response
  }
}
