import type { Page } from '@playwright/test'

/** Longer than any page needs that is not being kept from it. */
const PATIENCE_MS = 3_000

/**
 * Lets a journey begin when the app has taken over what its document had drawn: a reader waits for no less. What
 * stands before that, and what is done to it, is the matter of `drawnPages.spec.ts`, whose tests go on as soon as
 * the document begins to come.
 */
export function awaitAnswering(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)]

  async function answering() {
    const drawn = page.locator('html[data-drawn]')
    // Where the app is kept from coming, the test says what it expects.
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
