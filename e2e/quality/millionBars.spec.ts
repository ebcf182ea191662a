import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { seededRandom } from '@aldergate/market/random'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, test } from '../app'
import { record } from './figures'

const BARS = 1_000_000
const MINUTE_MS = 60_000

/** A strategy that trades every few minutes: some 180,000 times. */
const BUILDER =
  '/strategy-builder?seed=42&timeframe=1m&buy=RSI(2) < 50&exitLong=RSI(2) > 50&stop=5&target=5'

/** The time of a frame, and the progress bar's text in it, if there was one. */
interface Frame {
  at: number
  share?: number | undefined
}

declare global {
  interface Window {
    drawnFrames: Frame[]
  }
}

async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnFrames = []
    const look = (at: number) => {
      window.drawnFrames.push({ at, share: document.querySelector('progress')?.position })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** An event in the browser's trace; times are microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The task's CPU time, which excludes time given to other programs. */
  tdur?: number
  args: { name?: string }
}

/** The longest task of a page, in milliseconds of the processor. */
function longestTask({ traceEvents }: { traceEvents: TraceEvent[] }): number {
  const threads = traceEvents.filter(({ name, args }) => {
    return name === 'thread_name' && args.name === 'CrRendererMain'
  })
  const tasks = traceEvents.filter(({ name, pid, tid }) => {
    return /RunTask$/.test(name) && threads.some((one) => one.pid === pid && one.tid === tid)
  })
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/** Runs the work and waits a second longer; records the longest task, and returns the page's frames. */
async function watched(what: string, page: Page, work: () => Promise<void>): Promise<Frame[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own.')
  const from = await page.evaluate(() => performance.now())
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  await page.waitForTimeout(1_000)
  const trace = await browser.stopTracing()
  const drawn = await page.evaluate(() => window.drawnFrames)
  record(`${what}: the longest task of the page, in ms`, longestTask(JSON.parse(String(trace))))
  return drawn.filter(({ at }) => at >= from)
}

/** The same of work beside the page, whose progress it shows: its frames go on. */
async function judge(what: string, page: Page, work: () => Promise<void>): Promise<void> {
  const frames = await watched(what, page, work)
  const gaps = frames.slice(1).map(({ at }, place) => at - Number(frames[place]?.at))
  record(`${what}: the longest time without a frame, in ms`, Math.max(...gaps))
  const shares = [...new Set(frames.flatMap(({ share }) => (share === undefined ? [] : [share])))]
  expect(shares.length, `what its progress said: ${shares.join(' ')}`).toBeGreaterThan(10)
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
  expect(shares[0]).toBeGreaterThanOrEqual(0)
}

/** A walk of one-minute candles, written as it is made: a file of tens of megabytes. */
async function writeCandles(path: string): Promise<void> {
  const random = seededRandom(7)
  const file = createWriteStream(path)
  const start = Date.UTC(2024, 0, 1)
  let [price, rows] = [30_000, 'time,open,high,low,close,volume\n']
  for (let bar = 0; bar < BARS; bar += 1) {
    const open = price
    price *= 1 + (random() - 0.5) / 500
    const time = new Date(start + bar * MINUTE_MS).toISOString()
    const figures = [open, Math.max(open, price) + 2, Math.min(open, price) - 2, price, random()]
    rows += `${time},${figures.map((figure) => figure.toFixed(2)).join()}\n`
    if (bar % 10_000 !== 9_999) continue
    const hasRoom = file.write(rows)
    rows = ''
    if (!hasRoom) await new Promise<void>((resolve) => file.once('drain', () => resolve()))
  }
  file.end()
  await finished(file)
}

/** Waits for a tenth of the work, cancels, and returns the milliseconds until the page has stopped it. */
async function cancelled(page: Page, bar: Locator): Promise<number> {
  const done = () => bar.evaluate((shown: HTMLProgressElement) => shown.position)
  await expect.poll(done, { intervals: [50] }).toBeGreaterThan(0.1)
  return await page.getByRole('button', { name: 'Cancel', exact: true }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector('progress')) requestAnimationFrame(look)
          else resolve(performance.now() - start)
        }
        requestAnimationFrame(look)
        button.click()
      }),
  )
}

function parts(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    run: main.getByRole('button', { name: /^Run (backtest|again)$/ }),
    bar: main.getByRole('progressbar'),
    report: main.getByRole('region', { name: 'Backtest of My Strategy', exact: true }),
  }
}

/** Waits until the page has loaded all its parts. */
async function openBuilder(page: Page): Promise<void> {
  await watchFrames(page)
  await page.goto(BUILDER)
  const { main, run } = parts(page)
  await expect(run).toBeVisible()
  await expect(main.getByRole('button', { name: 'Run sweep' })).toBeVisible()
  await expect(main.locator('canvas').first()).toBeVisible()
  await page.waitForTimeout(2_000)
}

/** All trades of a report, as both kinds of files. */
async function saveTrades(page: Page): Promise<void> {
  const { report } = parts(page)
  for (const [kind, name] of [
    ['CSV', 'Download trades (CSV)'],
    ['JSON', 'Download all (JSON)'],
  ]) {
    await judge(`a hundred thousand trades written as ${kind}`, page, async () => {
      const download = page.waitForEvent('download', { timeout: 120_000 })
      await report.getByRole('button', { name }).click()
      expect(await sizeOf(await download)).toBeGreaterThan(10_000_000)
    })
  }
}

async function sizeOf(download: Download): Promise<number> {
  return (await stat(await download.path())).size
}

/** Steps from the newest to the oldest trade of a report, on its chart. */
async function showTrades(page: Page): Promise<void> {
  const { report } = parts(page)
  const said = (number: RegExp) => report.getByText(number)
  await watched('a chart among a million candles', page, async () => {
    await report.getByRole('heading', { name: 'Trades on the chart' }).scrollIntoViewIfNeeded()
    await expect(report.getByRole('application')).toHaveAttribute('tabindex', '0')
  })
  const [trades, oldest] = [report.getByRole('table', { name: /^Trades of/ }), /^Show trade 1 on/]
  await watched('a hundred thousand trades sorted', page, async () => {
    await trades.getByRole('button', { name: /^Entry/ }).click()
    await expect(trades.getByRole('button', { name: oldest })).toBeVisible()
  })
  await watched('another trade among a million candles', page, async () => {
    await report.getByRole('button', { name: oldest }).click()
    await expect(said(/^Trade 1 of 1\d\d,\d{3}:/)).toBeVisible()
  })
}

test('a million candles of the trader’s own are read and tested while the page goes on', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('minutes.csv')
  await writeCandles(path)
  await openBuilder(page)
  const { main, run, bar, report } = parts(page)
  await main.getByLabel('Data', { exact: true }).selectOption('CSV file of your own')
  const input = main.getByLabel('CSV file of candles', { exact: true })

  await judge('a file of a million candles read', page, async () => {
    await input.setInputFiles(path)
    const summary = main.getByText(/^minutes\.csv 1,000,000 candles of 1m/)
    await expect(summary).toBeVisible({ timeout: 120_000 })
  })

  await judge('a million candles of a file tested', page, async () => {
    await run.click()
    await expect(report).toBeVisible({ timeout: 120_000 })
  })
  await expect(report.getByText(/^12 of 1[5-9]\d,\d{3} trades$/)).toBeVisible()
  await saveTrades(page)
  await showTrades(page)

  await run.click()
  record('from Cancel to the end of a test, in ms', await cancelled(page, bar))
  await expect(main.getByText('Backtest cancelled. Nothing was changed.')).toBeVisible()
  await input.setInputFiles(path)
  record('from Cancel to the end of a reading, in ms', await cancelled(page, bar))
  await expect(main.getByText(/^minutes\.csv 1,000,000 candles of 1m/)).toBeVisible()
})

test('a million candles of the market are made and tested while the page goes on', async ({
  page,
}) => {
  await openBuilder(page)
  const { main, run, bar, report } = parts(page)
  await main.getByLabel('Candles', { exact: true }).selectOption('1,000,000')
  await judge('a million candles of the market tested', page, async () => {
    await run.click()
    await expect(report).toBeVisible({ timeout: 120_000 })
  })
  await expect(report.getByText(/^12 of 1\d\d,\d{3} trades$/)).toBeVisible()

  await run.click()
  record('from Cancel to the end of a test of the market, in ms', await cancelled(page, bar))
})
