import type { Page } from '@playwright/test'
import { expect } from '../app'
import { allPanels } from './dashboardPanel'

const MINUTE_MS = 60_000

/** Counts pending timers when they are set and cleared. */
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

function nodesInTables(): number {
  let count = 0
  for (const table of document.querySelectorAll('table')) {
    const walker = document.createTreeWalker(table)
    while (walker.nextNode()) count += 1
  }
  return count
}

interface Counts {
  /** Without nodes in tables, whose rows say more while their price is favourable. */
  nodes: number
  listeners: number
  timers: number
}

async function counts(page: Page): Promise<Counts> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  await devTools.detach()
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    nodes: valueOf('Nodes') - (await page.evaluate(nodesInTables)),
    listeners: valueOf('JSEventListeners'),
    timers: await page.evaluate(
      () => (window as unknown as { waitingTimers: Set<unknown> }).waitingTimers.size,
    ),
  }
}

/** Lets the dashboard tick with all panels in view, and returns the counts after the first minute and at the end. */
export async function soakDashboard(
  page: Page,
  { minutes }: { minutes: number },
): Promise<{ before: Counts; after: Counts }> {
  // High enough that every panel is near the screen.
  await page.setViewportSize({ width: 1360, height: 9_000 })
  await page.clock.install()
  await page.addInitScript(countTimers)
  await page.goto('/dashboard?seed=42')
  await allPanels(page)
  // Files load in real time: the clock must not run ahead of pending ones.
  await expect(page.locator('[data-panel-body] > :empty')).toHaveCount(0)
  await expect(page.getByText(/^Loading /)).toHaveCount(0, { timeout: 60_000 })

  // What the first ticks create exists by then; anything leaked per tick adds up afterwards.
  await page.clock.runFor(MINUTE_MS)
  const before = await counts(page)
  await page.clock.runFor(minutes * MINUTE_MS)
  return { before, after: await counts(page) }
}
