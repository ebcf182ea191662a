import type { Page } from '@playwright/test'

/** Switches the theme without transitions: colours in between belong to neither theme. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
    // Forces a style update, which starts the transitions, so that they can be finished.
    document.body.getBoundingClientRect()
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)
}
