import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { oneClone } from '../deploys/oneClone'
import { expect, test } from '../app'
import { median, record } from './figures'

const CANDLES = 10_000

const NEWCOMER = 'ideas'

const clone = oneClone()

/** A page of a remote that draws the newest minutes, with five indicators. */
function pageWith(count: number): string {
  return `import { PriceChart } from '@aldergate/charts/price'
import { initialSetting } from '@aldergate/market/indicators'
import { candlesAtom } from '@aldergate/market/state'
import { Page } from '@aldergate/ui'

const SOURCE = candlesAtom('BTC/GBP', '1m', ${count})
const INDICATORS = (['movingAverage', 'bollinger', 'rsi', 'macd', 'stochastic'] as const).map(initialSetting)

export default function IdeasPage() {
  return (
    <Page title="Trade Ideas">
      <PriceChart pair="BTC/GBP" timeframe="1m" height={700} source={SOURCE} indicators={INDICATORS} />
    </Page>
  )
}
`
}

async function deliver(count: number) {
  const folder = join(clone().folder, `mfe-${NEWCOMER}`)
  writeFileSync(join(folder, 'src/ideas/IdeasPage.tsx'), pageWith(count))
  await clone().npmRun('build', '--', NEWCOMER)
  await clone().npmRun('publish:remote', '--', NEWCOMER)
  await clone().npmRun('promote', '--', NEWCOMER, '--why', 'a test')
}

/** Drags and zooms the chart, and returns the milliseconds between frames. */
async function framesOf(page: Page): Promise<number[]> {
  await page.goto(`${clone().url}/${NEWCOMER}`)
  const chart = page.getByRole('application', { name: /^Price chart of BTC\/GBP/ })
  await expect(chart.locator('canvas').first()).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no place.')
  const [x, y] = [box.x + box.width / 2, box.y + 200]
  await page.mouse.move(x, y)
  // All candles on the screen: that is the most there is to draw.
  for (let turns = 0; turns < 40; turns += 1) await page.mouse.wheel(0, 240)

  const measured = page.evaluate(async () => {
    const times: number[] = []
    const end = performance.now() + 4_000
    while (performance.now() < end) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  })
  let isOver = false
  void measured.finally(() => (isOver = true))
  await page.mouse.down()
  for (let step = 0; !isOver; step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 12), y)
    if (step % 40 === 39) {
      await page.mouse.up()
      for (const way of [-240, 240]) await page.mouse.wheel(0, way)
      await page.mouse.down()
    }
  }
  await page.mouse.up()
  return measured
}

test('ten thousand candles with five indicators are moved and zoomed at sixty frames a second', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await clone().npmRun('new-remote', '--', NEWCOMER)
  writeFileSync(
    join(clone().folder, `mfe-${NEWCOMER}/package.json`),
    JSON.stringify({
      name: `@aldergate/mfe-${NEWCOMER}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: { '@aldergate/charts': '*', '@aldergate/market': '*', '@aldergate/ui': '*' },
    }),
  )
  await deliver(500)
  const few = median(await framesOf(page))
  await deliver(CANDLES)
  const many = median(await framesOf(page))
  record('from frame to frame while 10,000 candles with five indicators move, in ms', many)
  record('the same against 500 candles', many / few)
})
