import type { Candle } from '@aldergate/market'
import { indexOfTime, readingAt } from './reading'

const CANDLES: Candle[] = [100, 110, 99].map((close, index) => ({
  time: index * 60_000,
  open: 100,
  high: 120,
  low: 90,
  close,
  volume: 1,
}))

it('reads the newest candle where no other is asked for', () => {
  expect(readingAt(CANDLES)).toMatchObject({ index: 2, candle: CANDLES[2] })
})

it('gives the change from the close before, and for the first candle from its own open', () => {
  expect(readingAt(CANDLES, 60_000)?.changePercent).toBeCloseTo(10)
  expect(readingAt(CANDLES, 120_000)?.changePercent).toBeCloseTo(-10)
  expect(readingAt(CANDLES, 0)?.changePercent).toBe(0)
})

it('has nothing to read of a candle that has gone, and takes no other for it', () => {
  expect(readingAt(CANDLES, -60_000)).toBeUndefined()
})

it('has nothing to read without candles', () => {
  expect(readingAt([], 0)).toBeUndefined()
})

it('finds a candle by the time at which it begins, and no other', () => {
  expect(CANDLES.map(({ time }) => indexOfTime(CANDLES, time))).toEqual([0, 1, 2])
  expect(indexOfTime(CANDLES, 59_999)).toBe(-1)
})
