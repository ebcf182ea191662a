import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** From a click to being told, at the most: the promise of the product. */
const TOLD_S = 10

/** So long the browser has for what comes at once, before its clock is turned. */
const FIRST_MS = 500

/** So long the browser has for what a second of its clock brings: requests are answered in real time. */
const REAL_MS_A_SECOND = 100

/** More than a second passes at each turn, and what the browser does in real time meanwhile costs a trader less. */
const LAG_MS = 3_000

/** From Retry to the page, once its cause is gone. */
const HEALED_MS = 5_000

/** The heading of the page from which faults are met. */
export const FAQ = 'Frequently Asked Questions'

/**
 * Lets the page's own clock run until something is seen, for as long as the trader may wait for it: what
 * hangs is told in a tenth of the time.
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

/** A page that works, from which a test goes on to what does not. */
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
