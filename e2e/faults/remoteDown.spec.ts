import { FAULTS, POISON, TRACE } from './faultInjector'
import { liveRegistry } from '../store/liveRegistry'
import { barLink, expectTold, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'
import { panelOf } from '../pages/dashboardPanel'

const ENTRY = /^\/trading\/[^/]+\/remoteEntry\.js$/
const PAGE_FILE = /^\/strategy\/[^/]+\/page-strategy-builder\.js$/
const PANEL_FILE = /^\/dashboard\/.*Overview.*\.js$/
const OTHER_PANEL_FILE = /^\/dashboard\/.*TradeExecution.*\.js$/

/** A file that the host brings later: it draws the prices of every remote. */
const HOST_PART = /^\/host\/.*createPriceChart.*\.js$/

test('two panels that fall in two ways say each for itself who is to blame, beside others that work', async ({
  page,
  server,
  problems,
}) => {
  await openFaq(page)
  server.faults.breakDown(
    { path: PANEL_FILE, fault: FAULTS['it hangs'] },
    { path: OTHER_PANEL_FILE, fault: FAULTS['it answers 500'] },
  )
  await barLink(page, 'Dashboard').click()
  const sound = panelOf(page, 'custom-strategy-builder')
  await expect(sound.getByRole('button', { name: 'Test Strategy', exact: true })).toBeVisible()
  const version = liveRegistry().remotes.find(({ name }) => name === 'dashboard')?.version
  for (const id of ['overview', 'trade-execution']) {
    const alert = panelOf(page, id).getByRole('alert')
    await expectTold(page, alert)
    await expect(alert.getByText(`dashboard ${version}`, { exact: true })).toBeVisible()
    expect(problems.join('\n')).toContain(`dashboard ${version} failed in the panel ${id}`)
  }
})

for (const [how, fault] of [
  ['hangs', FAULTS['it hangs']],
  ['is wrong in the cache', POISON],
] as const) {
  test(`a part of the host that comes later, and ${how}, is told in its place, and healed by Retry`, async ({
    page,
    server,
  }) => {
    server.faults.breakDown({ path: HOST_PART, fault })
    await page.goto('/dashboard#chart-analysis')
    const panel = panelOf(page, 'chart-analysis')
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
  await expect(panelOf(page, 'overview')).toContainText('Portfolio value')
  expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)
})
