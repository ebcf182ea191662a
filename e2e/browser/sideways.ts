import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the screen; zero or negative if it fits. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
