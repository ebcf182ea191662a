import { FAULTS, TRACE } from '../faultInjector'
import { liveRegistry } from '../liveRegistry'
import {
  barLink,
  expectHealed,
  expectSameDocument,
  expectTold,
  expectUnavailable,
  openFaq,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

export const ENTRY = /^\/trading\/[^/]+\/remoteEntry\.js$/
export const PAGE_FILE = /^\/strategy\/[^/]+\/page-strategy-builder\.js$/
export const PANEL_FILE = /^\/dashboard\/.*Overview.*\.js$/
const OTHER_PANEL_FILE = /^\/dashboard\/.*TradeExecution.*\.js$/

function liveVersion(name: string): string | undefined {
  return liveRegistry().remotes.find((remote) => remote.name === name)?.version
}

/** The test that a file of a remote which goes wrong in a way takes only its own place down. */
export function fallsAlone(how: keyof typeof FAULTS) {
  const fault = FAULTS[how]
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
