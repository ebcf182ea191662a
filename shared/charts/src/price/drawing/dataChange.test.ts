import type { Candle } from '@aldergate/market'
import { changedFrom } from './dataChange'

function candles(count: number): Candle[] {
  return Array.from({ length: count }, (_, index) => ({
    time: index,
    open: 1,
    high: 1,
    low: 1,
    close: 1,
    volume: 1,
  }))
}

const BEFORE = candles(5)
const FORMING = { ...BEFORE[4]!, close: 2 }
const NEXT = { ...FORMING, time: 5 }

it('draws only the forming candle after a tick', () => {
  expect(changedFrom(BEFORE, [...BEFORE.slice(0, 4), FORMING])).toBe(4)
})

it('draws the forming candle for the last time, and those after it', () => {
  expect(changedFrom(BEFORE, [...BEFORE.slice(0, 4), FORMING, NEXT])).toBe(4)
})

it('follows a window that drops its oldest candle', () => {
  expect(changedFrom(BEFORE, [...BEFORE.slice(1, 4), FORMING, NEXT])).toBe(3)
})

it('draws nothing when nothing has changed', () => {
  expect(changedFrom(BEFORE, BEFORE)).toBe(5)
})

it('draws everything anew when older candles are others, or after a long pause', () => {
  expect(changedFrom(BEFORE, candles(5))).toBeUndefined()
  expect(changedFrom([], BEFORE)).toBeUndefined()
  expect(changedFrom(BEFORE, [])).toBeUndefined()
  expect(changedFrom(BEFORE, [...BEFORE, ...candles(100).slice(5)])).toBeUndefined()
})
