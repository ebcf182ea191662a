import { cci } from './cci'
import type { Columns } from './columns'
import { mfi } from './mfi'
import { obv } from './obv'
import { pricesOf } from './priceSource'
import { roc } from './roc'
import { standardDeviation } from './standardDeviation'
import { vwap } from './vwap'

const DAY = 86_400_000

/** Candles whose typical price is their close. */
function traded(...candles: [time: number, close: number, volume: number][]): Columns {
  const column = (at: 0 | 1 | 2) => Float64Array.from(candles, (candle) => candle[at])
  const close = column(1)
  return { time: column(0), open: close, high: close, low: close, close, volume: column(2) }
}

it('weighs prices by what was traded, afresh each day of UTC', () => {
  const columns = traded([0, 10, 1], [1, 20, 3], [DAY - 1, 30, 0], [DAY, 40, 2], [DAY + 1, 50, 2])

  expect([...vwap(columns)]).toEqual([10, 17.5, 17.5, 40, 45])
})

it('has no average while nothing was traded', () => {
  expect([...vwap(traded([0, 10, 0], [1, 20, 0], [2, 30, 5]))]).toEqual([NaN, NaN, 30])
})

it('adds the volume of a rise and takes off that of a fall', () => {
  const { close, volume } = traded([0, 5, 9], [1, 6, 10], [2, 6, 20], [3, 4, 30])

  expect([...obv(close, volume)]).toEqual([0, 10, 10, -20])
})

it('is the share of the money that came with a rise', () => {
  // Flows: 20 up, 10 down, 30 up.
  const columns = traded([0, 1, 9], [1, 2, 10], [2, 1, 10], [3, 3, 10])

  expect([...mfi(columns, 2)].slice(0, 2)).toEqual([NaN, NaN])
  expect(mfi(columns, 2)[2]).toBeCloseTo(100 * (20 / 30), 10)
  expect(mfi(columns, 2)[3]).toBeCloseTo(75, 10)
  expect([...mfi(columns, 1)]).toEqual([NaN, 100, 0, 100])
  expect([...mfi(columns, 4)]).toEqual([NaN, NaN, NaN, NaN])
  expect([...mfi(traded([0, 5, 0], [1, 5, 8], [2, 6, 0]), 1)]).toEqual([NaN, 50, 50])
})

it('has no value where nobody knows what was traded', () => {
  const columns = traded([0, 5, NaN], [1, 6, NaN], [2, 6, NaN], [3, 6, NaN])

  expect([...obv(columns.close, columns.volume)]).toEqual([NaN, NaN, NaN, NaN])
  expect([...mfi(columns, 1)]).toEqual([NaN, NaN, NaN, NaN])
  expect([...vwap(columns)]).toEqual([NaN, NaN, NaN, NaN])
})

it('measures the distance from the average in mean distances', () => {
  // Average 4, distances 2, 0 and 2: 2 / (0.015 · 4/3).
  expect(cci(Float64Array.of(2, 4, 6), 3)[2]).toBeCloseTo(100, 10)
  expect([...cci(Float64Array.of(5, 5, 5), 2)]).toEqual([NaN, 0, 0])
  expect([...cci(Float64Array.of(5, 6), 1)]).toEqual([0, 0])
  expect([...cci(Float64Array.of(5, 6), 3)]).toEqual([NaN, NaN])
})

it('says by how many percent a price has changed', () => {
  expect([...roc(Float64Array.of(4, 5, 6, 0, 1), 2)]).toEqual([NaN, NaN, 50, -100, 100 * (-5 / 6)])
  expect([...roc(Float64Array.of(0, 5), 1)]).toEqual([NaN, NaN])
})

it('is the spread of the whole window', () => {
  expect([...standardDeviation(Float64Array.of(1, 3, 3), 2)]).toEqual([NaN, 1, 0])
  expect([...standardDeviation(Float64Array.of(7, 9), 1)]).toEqual([0, 0])
})

it('takes the price that is asked for', () => {
  const [open, high, low, close] = [2, 8, 0, 4].map((price) => Float64Array.of(price))
  if (!open || !high || !low || !close) throw new Error('Each has its price.')
  const columns = { ...traded([0, 4, 1]), open, high, low }
  const prices = (['close', 'open', 'high', 'low', 'hl2', 'hlc3', 'ohlc4'] as const).map(
    (source) => pricesOf(columns, source)[0],
  )

  expect(prices).toEqual([4, 2, 8, 0, 4, 4, 3.5])
})
