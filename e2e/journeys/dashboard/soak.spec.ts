import type { Page } from '@playwright/test'
import { expect, test } from '../../app'

const MINUTE_MS = 60_000

/** Timers that wait, counted where they are set and cleared. */
function countTimers() {
  const waiting = new Set<unknown>()
  const { setInterval, clearInterval } = window
  Object.assign(window, {
    waitingTimers: waiting,
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const id = setInterval(...args)
      waiting.add(id)
      return id
    },
    clearInterval: (id?: number) => {
      waiting.delete(id)
      clearInterval(id)
    },
  })
}

async function counts(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  await devTools.detach()
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    timers: await page.evaluate(
      () => (window as unknown as { waitingTimers: Set<unknown> }).waitingTimers.size,
    ),
  }
}

test('minutes of ticks with all thirty panels in sight leave nothing behind', async ({ page }) => {
  test.setTimeout(300_000)
  // High enough that every panel is near the screen.
  await page.setViewportSize({ width: 1360, height: 9_000 })
  await page.clock.install()
  await page.addInitScript(countTimers)
  await page.goto('/dashboard?seed=42')
  await expect(page.locator('[data-panel-id]')).toHaveCount(30)
  // Files come in real time: the clock must not run ahead of those that are on their way.
  await expect(page.locator('[data-panel-body] > :empty')).toHaveCount(0)
  await expect(page.getByText(/^Loading /)).toHaveCount(0, { timeout: 60_000 })

  // What is opened by the first ticks stands by then; what is left behind by each tick adds up after it.
  await page.clock.runFor(MINUTE_MS)
  const before = await counts(page)
  await page.clock.runFor(4 * MINUTE_MS)
  const after = await counts(page)

  expect(after.timers).toBe(before.timers)
  // One node of each of the eighty ticks would be more.
  expect(after.nodes).toBeLessThan(before.nodes * 1.01)
  expect(after.listeners).toBeLessThan(before.listeners * 1.01)
})
