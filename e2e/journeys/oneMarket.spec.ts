import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'

const STEP_MS = 3_000

/** When the market opened that the device keeps. */
async function openedAt(page: Page): Promise<number> {
  const kept = () => page.evaluate(() => localStorage.getItem('aldergate.kept.market'))
  await expect.poll(kept).not.toBeNull()
  return JSON.parse((await kept()) ?? '').value.time
}

/** Stops the clocks of all tabs when each has seen the newest step and no step is imminent. */
async function pauseBetweenSteps(page: Page) {
  const opened = await openedAt(page)
  const now = await page.evaluate(() => Date.now())
  const steps = Math.ceil((now + 60_000 - opened) / STEP_MS)
  await page.clock.pauseAt(opened + steps * STEP_MS + 2_500)
}

async function goTo(page: Page, link: 'Trading View' | 'Portfolio') {
  // The bar scrolls with the page.
  await page.evaluate(() => scrollTo(0, 0))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: link, exact: true })
    .click()
}

async function openCandles(page: Page) {
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(candles(page)).toHaveCount(21)
}

function candles(page: Page) {
  return page.getByRole('table', { name: /the newest 20 of 500$/ }).getByRole('row')
}

function book(page: Page) {
  return page.getByRole('table', { name: 'Order book of BTC/GBP' }).getByRole('row')
}

/** Candles and book, as text. */
async function market(page: Page) {
  return {
    candles: await (await stood(candles(page))).allInnerTexts(),
    book: await (await stood(book(page))).allInnerTexts(),
  }
}

async function holdings(page: Page) {
  return (
    await stood(page.getByRole('table', { name: /^Holdings/ }).getByRole('row'))
  ).allInnerTexts()
}

test('where data are kept, a reload and a second tab go on with the same prices, candles and profit', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await goTo(page, 'Trading View')
  await openCandles(page)

  const other = await context.newPage()
  await other.goto('/trading-view')
  await openCandles(other)
  await pauseBetweenSteps(page)
  const now = await market(page)
  await expect.poll(() => market(other)).toEqual(now)
  await page.clock.resume()

  await page.reload()
  await openCandles(page)
  await goTo(page, 'Portfolio')
  await goTo(other, 'Portfolio')
  await holdings(page)
  await holdings(other)
  await pauseBetweenSteps(page)
  const held = await holdings(page)
  await expect.poll(() => holdings(other)).toEqual(held)
  expect(held.join()).toContain('BTC/GBP')
  expect(held.join()).not.toContain('£45,000.00')
})

test('the same seed gives the same market', async ({ page }) => {
  const lines = panelOf(page, 'live-market-feed-1').locator('polyline')
  async function firstPrices() {
    await page.goto('/dashboard?seed=42')
    // What loads waits for moments of the clock now and then; the market's first step is three seconds away.
    await expect(async () => {
      await page.clock.runFor(50)
      expect(await lines.count()).toBe(4)
    }).toPass({ intervals: [100] })
    return (await stood(lines)).evaluateAll((all) => all.map((line) => line.getAttribute('points')))
  }
  // High enough for the feed to be loaded with the page.
  await page.setViewportSize({ width: 1360, height: 3_000 })
  // With a stopped clock the market is the same, however late it is read.
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.clock.pauseAt('2026-11-21T12:01:00Z')
  const once = await firstPrices()
  expect(await firstPrices()).toEqual(once)
})
