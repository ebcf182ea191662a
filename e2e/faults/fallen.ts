import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** From a click to being told, at the most: the promise of the product. */
const TOLD_S = 10

/** So long the browser has for what a second of its clock brings: requests are answered in real time. */
const REAL_MS_A_SECOND = 100

/** From Retry to the page, once its cause is gone. */
const HEALED_MS = 5_000

/**
 * Lets the page's own clock run until something is seen, for as long as the trader may wait for it: what
 * hangs is told in a tenth of the time.
 */
export async function expectTold(page: Page, sign: Locator): Promise<void> {
  for (let second = 1; second <= TOLD_S && !(await isSeen(sign)); second += 1) {
    await page.clock.runFor(1_000)
  }
  await page.clock.resume()
  await expect(sign).toBeVisible()
}

async function isSeen(sign: Locator): Promise<boolean> {
  return sign.waitFor({ timeout: REAL_MS_A_SECOND }).then(
    () => true,
    () => false,
  )
}

/** Expects the card that stands in a page's place, by its exact name. */
export async function expectUnavailable(page: Page, title: string): Promise<void> {
  await expectTold(page, unavailable(page, title))
}

/** Presses Retry, and expects the page itself: its heading has exactly its own name. */
export async function expectHealed(page: Page, heading: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(pageHeading(page, heading)).toBeVisible({
    timeout: HEALED_MS,
  })
}

/** The heading of the page itself, and not of the card in its place. */
export function pageHeading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

function unavailable(page: Page, title: string) {
  return pageHeading(page, `${title} is unavailable right now.`)
}

/** Marks the document, and tells later whether it is still the same: whether no reload has mended it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
}
