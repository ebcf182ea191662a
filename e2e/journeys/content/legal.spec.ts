import { DOCUMENT_POLICY } from '@aldergate/delivery/http/headers'
import { KEPT_KEYS } from '@aldergate/contract'
import type { Page } from '@playwright/test'
import { expect, stood, test } from '../../app'

function firstColumn(page: Page, table: string) {
  return page.getByRole('table', { name: table }).getByRole('rowheader')
}

for (const [path, alias, title] of [
  ['/terms', '/terms-of-service', 'Terms of Service'],
  ['/privacy', '/privacy-policy', 'Privacy Policy'],
] as const) {
  test(`${path} and ${alias} are one document with contents, date and print`, async ({ page }) => {
    for (const address of [path, alias]) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main).toContainText(/Last updated \d+ \w+ \d{4}/)
      await expect(main.getByRole('button', { name: 'Print' })).toBeVisible()
      const links = main.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      await expect(links).toHaveCount(
        await (await stood(main.getByRole('heading', { level: 2 }))).count(),
      )
    }
  })
}

test('privacy lists every key that keeping data may write', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  const keys = await (await stood(firstColumn(page, 'Local storage keys'))).allTextContents()
  expect(keys).toEqual(KEPT_KEYS.map(({ key }) => key))

  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage }))
  await expect.poll(stored).toContain('aldergate.kept.settings')
  expect(keys).toEqual(expect.arrayContaining(await stored()))
})

test('privacy lists every host whose frames the server allows', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  const rows = page.getByRole('table', { name: 'Hosts outside this app' }).getByRole('row')
  const frames = rows.filter({ hasText: 'When a chart is visible' }).getByRole('rowheader')
  const allowed = /frame-src ([^;]*)/.exec(DOCUMENT_POLICY)?.[1]?.split(' ') ?? []

  expect(
    (await (await stood(frames)).allTextContents()).map((host) => `https://${host}`).sort(),
  ).toEqual(allowed.sort())
})

test('privacy lists every other host that a link of the site leads to', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  const listed = await (await stood(firstColumn(page, 'Hosts outside this app'))).allTextContents()
  for (const path of ['/', '/contact-us', '/news-room', '/about', '/dashboard']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const hosts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('a'), ({ href }) => new URL(href).host).filter(
        (host) => host !== '' && host !== location.host,
      ),
    )
    expect(listed).toEqual(expect.arrayContaining(hosts))
  }
})

test('the print of a document leaves the contents and the buttons out', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
  await expect(page.getByRole('table', { name: 'Local storage keys' })).toBeVisible()
})
