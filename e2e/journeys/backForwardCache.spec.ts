import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import config from '../playwright.config'

const launchOptions = config.use?.launchOptions

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Leaves the document for another site and returns: whether the same document was restored. */
async function isBackAfterLeaving(page: Page, baseURL = ''): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasLeft: true }))
  await page.goto(`${baseURL.replace('127.0.0.1', 'localhost')}/favicon.svg`)
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => Reflect.get(window, 'wasLeft') === true)
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.goto('/favicon.svg')
  const isKept = await isBackAfterLeaving(page, baseURL)
  test.skip(!isKept, 'This browser keeps no document that was left: a headless shell does not.')
})

for (const path of ['/', '/dashboard', '/trading-view']) {
  test(`${path} is there at once, as it was, for who comes back from another site`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')

    expect(await isBackAfterLeaving(page, baseURL)).toBe(true)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
}
