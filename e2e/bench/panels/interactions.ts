import type { Browser } from '@playwright/test'
import { openDashboard } from './openDashboard.ts'

declare global {
  interface Window {
    /** Milliseconds from each click or key to the next paint, by the browser's id of the interaction. */
    interactions: Map<number, number>
  }
}

interface InteractionsOptions {
  browser: Browser
  url: string
  cpu: number
  count: number
}

/** The browser does not report interactions that are quicker than this. */
const LEAST_MS = 16

/** Runs in the page: notes how long each interaction takes. */
function noteInteractions(): void {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry
      if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/**
 * Types and clicks on the dashboard while its panels tick, by the browser's own input. Gives the milliseconds
 * from each to the next paint.
 */
export async function measureInteractions(options: InteractionsOptions): Promise<number[]> {
  const { count } = options
  const { page, close } = await openDashboard({ ...options, height: 860, before: noteInteractions })
  try {
    const field = page.locator(
      '[data-panel-id] input:not([type=checkbox], [type=range], [type=radio])',
    )
    const toggles = page.locator('[data-panel-id] button[aria-expanded]')
    let given = 0
    for (; given < count; given += 1) {
      // Out of phase with the ticks, so that every moment of them is sampled.
      await page.waitForTimeout(130)
      const kind = given % 20
      if (kind === 0) await field.first().click()
      else if (kind < 10) await page.keyboard.press(String(kind))
      else if (kind < 14) await page.keyboard.press('Backspace')
      else if (kind % 2 === 0) await toggles.first().click()
      else await page.keyboard.press('Escape')
    }
    await page.waitForTimeout(1_000)
    const slow = await page.evaluate(() => [...window.interactions.values()])
    return [...slow, ...Array<number>(Math.max(0, given - slow.length)).fill(LEAST_MS)]
  } finally {
    await close()
  }
}
