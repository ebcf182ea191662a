import { expect, test } from '../app'
import { record } from './figures'

/** 50 kbit/s, in bytes a second. */
const SLOW_LINE = 50_000 / 8

test('on a line of 50 kbit/s all panels come, and none is given up', async ({ page }) => {
  test.setTimeout(900_000)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()

  const panels = page.locator('[data-panel-id]')
  await expect(panels).toHaveCount(30, { timeout: 300_000 })
  await expect(page.getByText(/^Loading .*…$/)).toHaveCount(0, { timeout: 500_000 })
  record(
    'panels given up on a line of 50 kbit/s',
    await panels.filter({ has: page.getByRole('button', { name: 'Retry', exact: true }) }).count(),
  )
})
