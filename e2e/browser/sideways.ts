import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the screen; none, or fewer, where it fits. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
