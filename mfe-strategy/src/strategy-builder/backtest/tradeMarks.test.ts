import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { storedCandles } from '@aldergate/market/strategy'
import { tradeMarks } from './tradeMarks'

const BARS = barsOf([100, 110, 99, 108, 108, 120, 130, 125])
const { trades, bars } = backtestedOf(BARS, [
  { entryBar: 1, exitBar: 3 },
  { entryBar: 4, exitBar: 6, direction: 'short' },
])
const LETTERS = { entry: 'Short', exit: '−11%' }

async function marksOf(window: { from: number; until: number; each: number }) {
  return tradeMarks(trades, window, await storedCandles(bars, window), 1, LETTERS)
}

it('has an arrow at each fill, words at those of the chosen trade, and a line between them', async () => {
  const { markers, paths, span } = await marksOf({ from: 0, until: 8, each: 1 })

  expect(markers.map(({ side, text, time }) => [side, text, BARS.time.indexOf(time)])).toEqual([
    ['buy', undefined, 1],
    ['sell', undefined, 3],
    ['sell', 'Short', 4],
    ['buy', '−11%', 6],
  ])
  expect(paths.map(({ isGain, isChosen }) => [isGain, isChosen])).toEqual([
    [false, false],
    [false, true],
  ])
  expect(span).toEqual({ from: BARS.time[4], until: BARS.time[6] })
})

it('has what lies within the candles, and no line to what does not', async () => {
  const { markers, paths } = await marksOf({ from: 2, until: 7, each: 1 })

  expect(markers.map(({ id }) => id)).toEqual(['0 out', '1 in', '1 out'])
  expect(paths.map(({ id }) => id)).toEqual(['1'])
})

it('stands at the candle that a bar was summed to', async () => {
  const { markers } = await marksOf({ from: 0, until: 8, each: 4 })

  expect(markers.map(({ time }) => BARS.time.indexOf(time))).toEqual([0, 0, 4, 4])
})
