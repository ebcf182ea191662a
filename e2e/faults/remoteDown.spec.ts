import { expect, test } from '../app'
import { type Fault, FAULTS, POISON, TRACE } from '../faultInjector'
import {
  expectHealed,
  expectSameDocument,
  expectTold,
  expectUnavailable,
  markDocument,
} from './fallen'

const ENTRY = /^\/trading\/[^/]+\/remoteEntry\.js$/
const PAGE_FILE = /^\/strategy\/[^/]+\/page-strategy-builder\.js$/
const PANEL_FILE = /^\/dashboard\/.*Overview.*\.js$/
/** A file that the host brings later: it draws the prices of every remote. */
const HOST_PART = /^\/host\/.*createPriceChart.*\.js$/

test.use({ expectsProblems: true })

test.beforeEach(({ page }) => page.clock.install())

for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
  test(`${how}: an entry, a page's file or a panel's falls alone, and Retry brings it back`, async ({
    page,
    server,
  }) => {
    test.setTimeout(60_000)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/faq')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions', exact: true }),
    ).toBeVisible()
    await markDocument(page)

    // The entry: every page of the remote is down, the others are not, and a second visit fails again.
    server.faults.breakDown({ path: ENTRY, fault })
    await bar.getByRole('link', { name: 'Market News' }).click()
    await expectUnavailable(page, 'Market News')
    await expect(page).toHaveTitle(/Market News/)
    await bar.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await bar.getByRole('link', { name: 'Market News' }).click()
    await expectUnavailable(page, 'Market News')
    server.faults.mend()
    await expectHealed(page, 'Market News')

    // The file of a page.
    server.faults.breakDown({ path: PAGE_FILE, fault })
    await bar.getByRole('link', { name: 'Strategy Builder' }).click()
    await expectUnavailable(page, 'Strategy Builder')
    server.faults.mend()
    await expectHealed(page, 'Strategy Builder')

    // A file that comes later: one panel is down, the other twenty-nine are not.
    server.faults.breakDown({ path: PANEL_FILE, fault })
    await bar.getByRole('link', { name: 'Dashboard' }).click()
    const ticket = page.locator('[data-panel-id="trade-execution"]')
    const panel = page.locator('[data-panel-id="overview"]')
    await expect(ticket.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
    await expectTold(page, panel.getByRole('alert'))
    server.faults.mend()
    await panel.getByRole('button', { name: 'Retry' }).click()
    await expect(panel).toContainText('Portfolio value')

    await expectSameDocument(page)
    expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)
  })
}

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
    await expect(panel.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible()
    await expectTold(page, panel.getByRole('alert').first())

    server.faults.mend()
    await panel.getByRole('button', { name: 'Retry' }).first().click()
    await expect(panel.locator('canvas').first()).toBeVisible()
  })
}
