import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** The longest time from a click to the error message, as promised by the product. */
const TOLD_S = 10

/** Real time for immediate results before the clock is advanced. */
const FIRST_MS = 500

/** Real time per second of the advanced clock, because requests are answered in real time. */
const REAL_MS_A_SECOND = 100

/** Each advance covers more than a second, and real time in between counts less for a trader. */
const LAG_MS = 3_000

/** The longest time from Retry to the page, once the cause is gone. */
const HEALED_MS = 5_000

/** The heading of the page from which faults are met. */
export const FAQ = 'Frequently Asked Questions'

/**
 * Advances the page's clock until something is visible, up to the longest time that a trader may wait: a timeout shows
 * in a tenth of the time.
 */
export async function expectTold(page: Page, sign: Locator): Promise<void> {
  const asked = await clockOf(page)
  let isTold = await isSeen(sign, FIRST_MS)
  for (let second = 1; second <= TOLD_S && !isTold; second += 1) {
    await page.clock.runFor(1_000)
    isTold = await isSeen(sign, REAL_MS_A_SECOND)
  }
  await page.clock.resume()
  await expect(sign).toBeVisible()
  expect((await clockOf(page)) - asked).toBeLessThanOrEqual(TOLD_S * 1_000 + LAG_MS)
}

function clockOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now())
}

async function isSeen(sign: Locator, timeout: number): Promise<boolean> {
  return sign.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
}

/** Expects the card that replaces a page, by its exact name. */
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

/** Marks the document, to check later that no reload has replaced it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
}

/** Opens a working page on which a test starts. */
export async function openFaq(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/faq`)
  await expect(pageHeading(page, FAQ)).toBeVisible()
  await markDocument(page)
}

/** Opens an app that cannot start, and expects to be told on the empty page. */
export async function expectNoStart(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expectTold(page, page.getByRole('alert'))
  await expect(page.getByRole('alert')).toContainText('Aldergate Trade')
  await markDocument(page)
}

/** Presses the button of the empty page, and expects the app without a reload. */
export async function expectStartByAnotherTry(
  page: Page,
  heading = FAQ,
  button = 'Try again',
): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(pageHeading(page, heading)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectSameDocument(page)
}

/** A link of the bar. */
export function barLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
}
