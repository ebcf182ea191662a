import type { Page } from '@playwright/test'

/** Shows the page in a theme at once: colours on their way from the other one are of neither. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
    // Transitions begin with the next style, and only what has begun can be finished.
    document.body.getBoundingClientRect()
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)
}
