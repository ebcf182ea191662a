import type { Locator } from '@playwright/test'
import { expect, test } from '../app'
import { allPanels } from '../pages/dashboardPanel'
import { saveData } from '../browser/saveData'
import { record } from './figures'

/** 50 kbit/s, in bytes a second. */
const SLOW_LINE = 50_000 / 8

/** The dashboard's files take longer than this on such a line: if they do not, the line was not slow. */
const LEAST_MS = 40_000

/** Panels that have finished loading, whether successfully or not. */
function arrived(panels: Locator): Promise<number> {
  return panels.evaluateAll(
    (all) =>
      all.filter((panel) => {
        const text = panel.querySelector<HTMLElement>('[data-panel-body]')?.innerText.trim()
        return Boolean(text) && !/\bLoading\b/.test(text ?? '')
      }).length,
  )
}

test('on a line of 50 kbit/s all panels come, and none is given up', async ({ page }) => {
  test.setTimeout(900_000)
  // Otherwise the dashboard's page would be prefetched before the line is slow.
  await saveData(page)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Tall enough that no panel is far from the screen.
  await page.setViewportSize({ width: 1360, height: 20_000 })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: SLOW_LINE,
    uploadThroughput: SLOW_LINE,
  })
  const start = Date.now()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()

  const panels = await allPanels(page, { timeout: 300_000 })
  const total = await panels.count()
  await expect.poll(() => arrived(panels), { timeout: 500_000, intervals: [1_000] }).toBe(total)
  const tookMs = Date.now() - start
  const givenUp = await panels
    .filter({ has: page.getByRole('alert').getByRole('button', { name: 'Retry', exact: true }) })
    .evaluateAll((all) => all.map((panel) => panel.getAttribute('data-panel-id')))
  record('panels given up on a line of 50 kbit/s', givenUp.length)
  expect(givenUp).toEqual([])
  expect(tookMs).toBeGreaterThan(LEAST_MS)
})
