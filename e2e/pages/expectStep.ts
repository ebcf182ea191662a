import type { Page } from '@playwright/test'
import { expect } from '../app'
import { stopClock } from './dashboardPanel'

/** By so much the clock is turned at once. What has changed may be seen only after the next turn. */
const TURN_MS = 500

/**
 * Expects what is read to change each period of the page's clock, and not before: from one change on, the clock is turned to
 * just before the next one, and then beyond it.
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
