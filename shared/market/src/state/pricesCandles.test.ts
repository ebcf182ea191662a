/** @jest-environment jsdom */

import { createStore, type Store } from 'jotai'
import type { Candle } from '../candles'
import { nextCandleSeries } from '../candleSeries'
import { hourlyCloses } from '../hourlyCloses'
import type { Pair } from '../pairs'
import { periodStart, TIMEFRAME_MS, TIMEFRAMES } from '../timeframes'
import {
  CANDLE_COUNT,
  candlesAtom,
  finishedCandlesAtom,
  hourlyClosesAtom,
  makeCandlesAtom,
  marketStepAtom,
  priceAtAtom,
  pricePathAtom,
  quoteAtom,
} from './prices'
import { seedAtom } from './seed'

const OPENED_AT = Date.UTC(2026, 2, 29, 13, 47, 11)

let store: Store

beforeEach(() => {
  jest.useFakeTimers({ now: OPENED_AT })
  store = repeatableStore()
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

function repeatableStore(): Store {
  const repeatable = createStore()
  repeatable.set(seedAtom, 42)
  return repeatable
}

function lastCandle(pair: Pair = 'BTC/GBP'): Candle | undefined {
  return store.get(candlesAtom(pair, '1m')).at(-1)
}

it('gives the same atom for the same pair, timeframe and number', () => {
  expect(candlesAtom('BTC/GBP', '1h')).toBe(candlesAtom('BTC/GBP', '1h', CANDLE_COUNT))
  expect(candlesAtom('BTC/GBP', '1h')).not.toBe(candlesAtom('BTC/GBP', '4h'))
  expect(candlesAtom('BTC/GBP', '1h')).not.toBe(candlesAtom('BTC/GBP', '1h', 24))
  expect(finishedCandlesAtom('BTC/GBP', '1D', 30)).toBe(finishedCandlesAtom('BTC/GBP', '1D', 30))
})

it.each(TIMEFRAMES)('opens with 500 candles of %s, without a gap, up to now', (timeframe) => {
  const candles = store.get(candlesAtom('BTC/GBP', timeframe))
  const newest = periodStart(OPENED_AT, timeframe)

  expect(candles.map(({ time }) => time)).toEqual(
    Array.from({ length: 500 }, (_, age) => newest - age * TIMEFRAME_MS[timeframe]).reverse(),
  )
  expect(candles.at(-1)?.close).toBe(store.get(quoteAtom('BTC/GBP')).price)
})

it('moves only the last candle with the price, and begins the next one in time', () => {
  const unsubscribe = store.sub(candlesAtom('BTC/GBP', '1m'), () => {})
  const before = store.get(candlesAtom('BTC/GBP', '1m'))
  jest.advanceTimersByTime(3_000)
  const after = store.get(candlesAtom('BTC/GBP', '1m'))

  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
  expect(after[3]).toBe(before[3])
  expect(after.at(-1)).toMatchObject({
    time: before.at(-1)?.time,
    open: before.at(-1)?.open,
    close: store.get(quoteAtom('BTC/GBP')).price,
  })

  jest.advanceTimersByTime(48_000)
  expect(lastCandle()?.time).toBe(Date.UTC(2026, 2, 29, 13, 48))
  expect(store.get(candlesAtom('BTC/GBP', '1m'))).toHaveLength(500)
  unsubscribe()
})

it('shows a chart that opens an hour later the candles of a chart that was open', () => {
  const unsubscribe = store.sub(candlesAtom('ETH/GBP', '5m'), () => {})
  jest.advanceTimersByTime(3_600_000)
  const watched = store.get(candlesAtom('ETH/GBP', '5m'))

  const late = store.get(candlesAtom('ETH/GBP', '5m', 499))
  expect(late).toEqual(watched.slice(1))
  unsubscribe()
})

it('continues from candles that were made in pieces, and does not make them again', () => {
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), () => {})
  const path = store.get(pricePathAtom('BTC/GBP'))
  const levels = jest.spyOn(path, 'levels')
  expect([...store.set(makeCandlesAtom, 'BTC/GBP', '4h')].length).toBeGreaterThan(20)
  jest.advanceTimersByTime(9_000)

  levels.mockClear()
  const candles = store.get(candlesAtom('BTC/GBP', '4h'))
  expect(levels.mock.calls.length).toBeLessThan(10)
  const { candles: anew } = nextCandleSeries(undefined, path, store.get(marketStepAtom), '4h', 500)
  expect(candles).toEqual(anew)
  unsubscribe()
})

it('leaves a reader that came meanwhile its candles, and makes none that are known', () => {
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), () => {})
  const steps = store.set(makeCandlesAtom, 'BTC/GBP', '4h')
  steps.next()
  const known = store.get(candlesAtom('BTC/GBP', '4h'))
  expect([...steps].length).toBeGreaterThan(20)
  jest.advanceTimersByTime(3_000)

  expect(store.get(candlesAtom('BTC/GBP', '4h'))[3]).toBe(known[3])
  expect(store.set(makeCandlesAtom, 'BTC/GBP', '4h').next().done).toBe(true)
  unsubscribe()
})

it('continues from no candles of another market', () => {
  const steps = store.set(makeCandlesAtom, 'BTC/GBP', '4h')
  steps.next()
  store.set(seedAtom, 43)
  expect([...steps].length).toBeGreaterThan(20)

  const other = createStore()
  other.set(seedAtom, 43)
  expect(store.get(candlesAtom('BTC/GBP', '4h'))).toEqual(other.get(candlesAtom('BTC/GBP', '4h')))
})

it('catches up with a price that others kept stepping', () => {
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), () => {})
  store.get(candlesAtom('BTC/GBP', '1m'))
  jest.advanceTimersByTime(90_000)

  expect(lastCandle()?.close).toBe(store.get(quoteAtom('BTC/GBP')).price)
  unsubscribe()
})

it('repeats candles under the same seed, and has others under another', () => {
  const [twin, other] = [repeatableStore(), createStore()]
  other.set(seedAtom, 43)

  expect(twin.get(candlesAtom('XAU/GBP', '1D'))).toEqual(store.get(candlesAtom('XAU/GBP', '1D')))
  expect(other.get(candlesAtom('XAU/GBP', '1D'))).not.toEqual(
    store.get(candlesAtom('XAU/GBP', '1D')),
  )
})

it('gives finished candles anew only when a period ends', () => {
  const onChange = jest.fn()
  const unsubscribe = store.sub(finishedCandlesAtom('BTC/GBP', '1m', 60), onChange)
  expect(store.get(finishedCandlesAtom('BTC/GBP', '1m', 60))).toHaveLength(60)

  jest.advanceTimersByTime(45_000)
  expect(onChange).not.toHaveBeenCalled()
  jest.advanceTimersByTime(6_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(store.get(finishedCandlesAtom('BTC/GBP', '1m', 60))).toHaveLength(60)
  unsubscribe()
})

it('has the same periods for every pair, so that holdings can be summed up', () => {
  const [bitcoin, gold] = (['BTC/GBP', 'XAU/GBP'] as const).map((pair) =>
    store.get(finishedCandlesAtom(pair, '1D', 180)).map(({ time }) => time),
  )

  expect(bitcoin).toHaveLength(180)
  expect(gold).toEqual(bitcoin)
})

it('knows what a pair cost at any time, years ago and a moment ago, and nothing of what is to come', () => {
  const unsubscribe = store.sub(priceAtAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(9_000)
  const priceAt = store.get(priceAtAtom('BTC/GBP'))
  const quote = store.get(quoteAtom('BTC/GBP'))

  expect(priceAt(OPENED_AT + 9_000)).toBe(quote.price)
  expect(priceAt(OPENED_AT + 8_999)).toBe(quote.history.at(-2))
  expect(priceAt(OPENED_AT)).toBe(45_000)
  expect(priceAt(OPENED_AT + 9_000 - 86_400_000)).toBe(quote.open)
  expect(priceAt(Date.UTC(2024, 0, 1))).toBeGreaterThan(0)
  expect(priceAt(OPENED_AT + 60_000)).toBe(quote.price)
  unsubscribe()
})

it('makes the hours of a pair once an hour, however often its price steps', () => {
  const path = store.get(pricePathAtom('ETH/GBP'))
  const makeHours = jest.spyOn(path, 'pricesEachHour')
  const hours = hourlyClosesAtom('ETH/GBP')
  const unsubscribe = store.sub(hours, () => {})

  const first = store.get(hours).closes
  jest.advanceTimersByTime(12 * 60_000)
  const later = store.get(hours).closes
  expect(later.at(-1)).not.toBe(first.at(-1))
  expect(later.slice(0, -1)).toEqual(first.slice(0, -1))
  expect(makeHours).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(60_000)
  expect(makeHours).toHaveBeenCalledTimes(2)
  expect(store.get(hours)).toEqual(hourlyCloses(path, store.get(marketStepAtom)))
  unsubscribe()
})
