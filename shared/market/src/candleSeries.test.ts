import fc from 'fast-check'
import { anyTicks, logOf, ODD_TIME, steadyTicks } from './testing/ticksArbitrary'
import { aggregateTicks } from './candles'
import { nextCandleSeries } from './candleSeries'
import { EMPTY_LOG, FULL_DENSITY_MS, withTick } from './tickLog'
import { TIMEFRAMES } from './timeframes'

const HOUR_MS = 3_600_000
const past = logOf(steadyTicks(1_200, ODD_TIME - HOUR_MS))
const opening = { past, live: EMPTY_LOG }

it('gives the newest periods, of the past and of what was lived', () => {
  const live = logOf(steadyTicks(40))
  const { candles } = nextCandleSeries(undefined, { past, live }, '1m', 30)

  expect(candles).toHaveLength(30)
  expect(candles.at(-1)).toEqual(aggregateTicks(live, '1m').at(-1))
})

it('gives all that is known when it is asked for more', () => {
  expect(nextCandleSeries(undefined, opening, '1h', Infinity).candles).toEqual(
    aggregateTicks(past, '1h'),
  )
})

it('grows tick by tick into what it would be if it were made at the end', () => {
  fc.assert(
    fc.property(anyTicks, fc.constantFrom(...TIMEFRAMES), (ticks, timeframe) => {
      let pairTicks = opening
      let series = nextCandleSeries(undefined, pairTicks, timeframe, 50)
      for (const tick of ticks) {
        pairTicks = { past, live: withTick(pairTicks.live, tick) }
        series = nextCandleSeries(series, pairTicks, timeframe, 50)
      }

      expect(series).toEqual(nextCandleSeries(undefined, pairTicks, timeframe, 50))
    }),
  )
})

it('replaces only the last candle by a tick', () => {
  const before = nextCandleSeries(undefined, opening, '1m', 30)
  const live = withTick(EMPTY_LOG, { time: ODD_TIME, price: 200, volume: 1 })
  const after = nextCandleSeries(before, { past, live }, '1m', 30)

  expect(after.candles).toHaveLength(30)
  expect(after.candles.at(-1)).toMatchObject({ high: 200, close: 200 })
  before.candles.slice(0, -1).forEach((candle, index) => {
    expect(after.candles[index]).toBe(candle)
  })
})

it('catches up with hours that nobody looked at, although their ticks were thinned', () => {
  const ticks = steadyTicks((2 * FULL_DENSITY_MS) / 3_000)
  const young = { past, live: logOf(ticks.slice(0, 1_000)) }
  const old = { past, live: logOf(ticks.slice(1_000), young.live) }
  expect(old.live.thinnedUntil).toBeGreaterThan(young.live.thinnedUntil)

  const before = nextCandleSeries(undefined, young, '1m', 5_000)
  expect(nextCandleSeries(before, old, '1m', 5_000)).toEqual(
    nextCandleSeries(undefined, old, '1m', 5_000),
  )
})

it('begins anew under another past', () => {
  const otherPast = logOf(steadyTicks(1_200, ODD_TIME - 2 * HOUR_MS))
  const before = nextCandleSeries(undefined, opening, '5m', 30)
  const other = { past: otherPast, live: EMPTY_LOG }

  expect(nextCandleSeries(before, other, '5m', 30)).toEqual(
    nextCandleSeries(undefined, other, '5m', 30),
  )
})
