import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** From a click to being told, at the most: the promise of the product. */
const TOLD_S = 10

/** So long the browser has for what a second of its clock brings: requests are answered in real time. */
const REAL_MS_A_SECOND = 100

/** From Retry to the page, once its cause is gone. */
const HEALED_MS = 5_000

/** The heading of the page from which faults are met. */
export const FAQ = 'Frequently Asked Questions'

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
