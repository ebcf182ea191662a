import { type Fault, FAULTS, POISON, TRACE } from '../faultInjector'
import { liveRegistry } from '../liveRegistry'
import {
  barLink,
  expectHealed,
  expectSameDocument,
  expectTold,
  expectUnavailable,
  markDocument,
  openFaq,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

const ENTRY = /^\/trading\/[^/]+\/remoteEntry\.js$/
const PAGE_FILE = /^\/strategy\/[^/]+\/page-strategy-builder\.js$/
const PANEL_FILE = /^\/dashboard\/.*Overview.*\.js$/
const OTHER_PANEL_FILE = /^\/dashboard\/.*TradeExecution.*\.js$/
/** A file that the host brings later: it draws the prices of every remote. */
const HOST_PART = /^\/host\/.*createPriceChart.*\.js$/

function liveVersion(name: string): string | undefined {
  return liveRegistry().remotes.find((remote) => remote.name === name)?.version
}

for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
  test(`${how}: an entry, a page's file or a panel's falls alone, and Retry brings it back`, async ({
    page,
    server,
    problems,
  }) => {
    test.setTimeout(60_000)
    await openFaq(page)

    // The entry: every page of the remote is down, the others are not, and a second visit fails again.
    server.faults.breakDown({ path: ENTRY, fault })
    await barLink(page, 'Market News').click()
    await expectUnavailable(page, 'Market News')
    await expect(page).toHaveTitle(/Market News/)
    await barLink(page, 'Settings').click()
    await expect(pageHeading(page, 'Settings')).toBeVisible()
    await barLink(page, 'Market News').click()
    await expectUnavailable(page, 'Market News')
    server.faults.mend()
    await expectHealed(page, 'Market News')

    // The file of a page.
    server.faults.breakDown({ path: PAGE_FILE, fault })
    await barLink(page, 'Strategy Builder').click()
    await expectUnavailable(page, 'Strategy Builder')
    server.faults.mend()
    await expectHealed(page, 'Strategy Builder')

    // A file that comes later: a panel is down, one beside it in another way, and the others are not.
    const other = fault === FAULTS['it hangs'] ? FAULTS['it answers 500'] : FAULTS['it hangs']
    server.faults.breakDown({ path: PANEL_FILE, fault }, { path: OTHER_PANEL_FILE, fault: other })
    await barLink(page, 'Dashboard').click()
    const panel = page.locator('[data-panel-id="overview"]')
    const beside = page.locator('[data-panel-id="trade-execution"]')
    const sound = page.locator('[data-panel-id="custom-strategy-builder"]')
    await expect(sound.getByRole('button', { name: 'Test Strategy', exact: true })).toBeVisible()
    await expectTold(page, panel.getByRole('alert'))
    await expectTold(page, beside.getByRole('alert'))
    const source = `dashboard ${liveVersion('dashboard')}`
    for (const [id, failed] of [
      ['overview', panel],
      ['trade-execution', beside],
    ] as const) {
      await expect(failed.getByRole('alert').getByText(source, { exact: true })).toBeVisible()
      expect(problems.join('\n')).toContain(`${source} failed in the panel ${id}`)
    }
    server.faults.mend()
    await panel.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(panel).toContainText('Portfolio value')
    await beside.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(beside.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()

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
