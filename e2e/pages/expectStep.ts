import type { Page } from '@playwright/test'
import { expect } from '../app'
import { stopClock } from './dashboardPanel'

/** The step by which the clock is advanced. A change may become visible only after the next one. */
const TURN_MS = 500

/**
 * Expects a value to change once per period of the page's clock, and not before: after a change, the clock is advanced
 * to just before the next one, and then past it.
 */
export async function expectStep(
  page: Page,
  { read, periodMs }: { read: () => Promise<unknown>; periodMs: number },
): Promise<void> {
  await stopClock(page)
  await page.clock.runFor(TURN_MS)
  const atFirst = await read()
  let changed = atFirst
  await expect
    .poll(
      async () => {
        await page.clock.runFor(TURN_MS)
        changed = await read()
        return changed
      },
      { intervals: [50] },
    )
    .not.toEqual(atFirst)

  await page.clock.runFor(periodMs - 2 * TURN_MS)
  expect(await read()).toEqual(changed)
  await page.clock.runFor(2 * TURN_MS)
  await expect.poll(read).not.toEqual(changed)
  await page.clock.resume()
}
