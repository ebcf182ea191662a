import fc from 'fast-check'
import { candlesOf, firstStepFrom } from './candles'
import { candleSeriesInPieces, nextCandleSeries } from './candleSeries'
import { pricePath } from './pricePath'
import { periodStart, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const path = pricePath(OPENING, 'BTC/GBP')

it.each(TIMEFRAMES)('has the newest periods of %s, without a gap', (timeframe) => {
  const { candles } = nextCandleSeries(undefined, path, 0, timeframe, 30)
  const newest = periodStart(OPENING.time, timeframe)

  expect(candles.map(({ time }) => time)).toEqual(
    Array.from({ length: 30 }, (_, age) => newest - age * TIMEFRAME_MS[timeframe]).reverse(),
  )
})

it('comes to the same step by step, in leaps and after a long sleep', () => {
  const anyLeaps = fc.array(fc.oneof(fc.constant(1), fc.nat({ max: 400 }), fc.nat({ max: 40_000 })))
  fc.assert(
    fc.property(fc.constantFrom('1m', '5m', '1h'), anyLeaps, (timeframe, leaps) => {
      let [series, step] = [nextCandleSeries(undefined, path, 0, timeframe, 20), 0]
      for (const leap of leaps) {
        step += leap
        series = nextCandleSeries(series, path, step, timeframe, 20)
      }

      expect(series).toEqual(nextCandleSeries(undefined, path, step, timeframe, 20))
    }),
    { numRuns: 40 },
  )
})

it('comes to the same in pieces as in one go', () => {
  const anyTimeframe = fc.constantFrom('1m', '1h', '4h', '1D')
  fc.assert(
    fc.property(anyTimeframe, fc.nat({ max: 60_000 }), (timeframe, step) => {
      const { candles } = nextCandleSeries(undefined, path, step, timeframe, 30)
      const [oldest] = candles

      expect(candles).toHaveLength(30)
      expect(candles).toEqual(
        candlesOf(path, timeframe, firstStepFrom(path, Number(oldest?.time)), step),
      )
    }),
    { numRuns: 20 },
  )
})

it('has a piece for every 100,000 steps, and one for a series that is known', () => {
  const days = candleSeriesInPieces(undefined, path, 0, '1D', 30)
  expect([...days]).toHaveLength(8)

  const known = nextCandleSeries(undefined, path, 0, '1D', 30)
  expect(candleSeriesInPieces(known, path, 20, '1D', 30).next().done).toBe(true)
})

it('leaves finished candles the same objects', () => {
  const before = nextCandleSeries(undefined, path, 0, '1m', 20)
  const after = nextCandleSeries(before, path, 21, '1m', 20)

  expect(after.candles[0]).toBe(before.candles[1])
  expect(after.candles.at(-1)).not.toBe(before.candles.at(-1))
})

it('begins anew with another market', () => {
  const before = nextCandleSeries(undefined, path, 0, '1m', 20)
  const other = pricePath({ ...OPENING, seed: 43 }, 'BTC/GBP')

  expect(nextCandleSeries(before, other, 1, '1m', 20)).toEqual(
    nextCandleSeries(undefined, other, 1, '1m', 20),
  )
})
