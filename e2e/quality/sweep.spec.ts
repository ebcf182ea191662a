import type { Browser } from '@playwright/test'
import { expect, test } from '../app'
import { record } from './figures'

const BUILDER =
  '/strategy-builder?seed=42&timeframe=1m&buy=RSI(14) < 35&exitLong=RSI(14) > 60&stop=3&target=6'

/** Searches 432 combinations over a year of minutes on so many cores; gives milliseconds. */
async function sweepOn(cores: number, browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url })
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count })
  }, cores)
  const page = await context.newPage()
  await page.goto(BUILDER)
  const main = page.getByRole('main')
  await main.getByLabel('Candles').selectOption('525,600')
  const first = main.getByRole('group', { name: 'First number' })
  await first.getByLabel('From').fill('6')
  await first.getByLabel('To').fill('53')
  await first.getByLabel('Step').fill('1')
  const second = main.getByRole('group', { name: 'Second number' })
  await second.getByLabel('Second number').selectOption('Stop-loss (%)')
  await second.getByLabel('From').fill('1')
  await second.getByLabel('To').fill('5')
  await second.getByLabel('Step').fill('0.5')
  await expect(main.getByText('432 combinations.')).toBeVisible()

  const start = performance.now()
  await main.getByRole('button', { name: 'Run sweep' }).click()
  await expect(main.getByText(/^432 combinations were tried/)).toBeVisible({ timeout: 120_000 })
  const ms = performance.now() - start
  await context.close()
  return ms
}

test('a sweep uses both cores', async ({ browser, server }) => {
  test.setTimeout(600_000)
  const [one, two] = [await sweepOn(1, browser, server.url), await sweepOn(2, browser, server.url)]
  record('432 backtests of a year of minutes on two cores, in s', two / 1_000)
  record('the same, against one core', two / one)
})
