import { FAULTS, POISON, TRACE } from '../faultInjector'
import { ENTRY, fallsAlone, PAGE_FILE, PANEL_FILE } from './fallsAlone'
import {
  barLink,
  expectHealed,
  expectSameDocument,
  expectTold,
  expectUnavailable,
  markDocument,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

/** A file that the host brings later: it draws the prices of every remote. */
const HOST_PART = /^\/host\/.*createPriceChart.*\.js$/

/** One that never answers, one that says so, and one that says nothing; `npm run quality` has all of them. */
const SAMPLE = [
  'it hangs',
  'it answers 500',
  'its bytes are not those that were published, to be kept',
] as const

for (const how of SAMPLE) fallsAlone(how)

for (const [how, fault] of [
  ['hangs', FAULTS['it hangs']],
  ['is wrong in the cache', POISON],
] as const) {
  for (const [what, path] of [
    ['entry', /^\/trading\/[^/]+\/remoteEntry\.js$/],
    ['file', /^\/trading\/[^/]+\/page-news\.js$/],
  ] as const) {
    test(`the page that is asked for first, whose ${what} ${how}, comes in its frame, and by Retry`, async ({
      page,
      server,
    }) => {
      server.faults.breakDown({ path, fault })
      await page.goto('/news', { waitUntil: 'commit' })
      await expectUnavailable(page, 'Market News')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await markDocument(page)
      server.faults.mend()
      await expectHealed(page, 'Market News')
      await expectSameDocument(page)
    })
  }

  test(`a part of the host that comes later, and ${how}, is told in its place, and healed by Retry`, async ({
    page,
    server,
  }) => {
    server.faults.breakDown({ path: HOST_PART, fault })
    await page.goto('/dashboard#chart-analysis')
    const panel = page.locator('[data-panel-id="chart-analysis"]')
    await expect(panel.getByRole('heading', { name: 'Chart Analysis', exact: true })).toBeVisible()
    await expectTold(page, panel.getByRole('alert').first())

    server.faults.mend()
    await panel.getByRole('button', { name: 'Retry', exact: true }).first().click()
    await expect(panel.locator('canvas').first()).toBeVisible()
  })
}

test('an entry, a page or a panel that a cache on the way keeps wrong comes by another URL, without a word', async ({
  page,
  server,
}) => {
  server.faults.breakDown(
    ...[ENTRY, PAGE_FILE, PANEL_FILE].map((path) => ({
      path,
      fault: POISON,
      isKeptOnTheWay: true,
    })),
  )
  await page.goto('/news')
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await barLink(page, 'Strategy Builder').click()
  await expect(pageHeading(page, 'Strategy Builder')).toBeVisible()
  await barLink(page, 'Dashboard').click()
  await expect(page.locator('[data-panel-id="overview"]')).toContainText('Portfolio value')
  expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)
})
