import { expect, test } from '../app'
import config from '../playwright.config'

const launchOptions = config.use?.launchOptions

// Playwright switches off what this is about.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

for (const path of ['/', '/dashboard', '/trading-view']) {
  test(`${path} is there at once, as it was, for who comes back from another site`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
    await page.evaluate(() => Object.assign(window, { wasLeft: true }))

    await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/favicon.svg`)
    await expect(menu).toBeHidden()
    await page.goBack({ waitUntil: 'commit' })

    await expect(menu).toBeVisible()
    // The very document that was left, with all that it held.
    expect(await page.evaluate(() => Reflect.get(window, 'wasLeft'))).toBe(true)
  })
}
