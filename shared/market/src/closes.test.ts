import fc from 'fast-check'
import { nextCandleSeries } from './candleSeries'
import { nextCloses } from './closes'
import { pricePath } from './pricePath'
import { TIMEFRAMES } from './timeframes'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const path = pricePath(OPENING, 'ETH/GBP')

it.each(TIMEFRAMES)('are those of the candles of %s', (timeframe) => {
  const { candles } = nextCandleSeries(undefined, path, 777, timeframe, 40)

  expect([...nextCloses(undefined, path, 777, timeframe, 40).closes]).toEqual(
    candles.map(({ close }) => close),
  )
})

it('come to the same step by step, in leaps and after a long sleep', () => {
  const anyLeaps = fc.array(fc.oneof(fc.constant(1), fc.nat({ max: 400 }), fc.nat({ max: 40_000 })))
  fc.assert(
    fc.property(fc.constantFrom('1m', '5m', '1h'), anyLeaps, (timeframe, leaps) => {
      let [series, step] = [nextCloses(undefined, path, 0, timeframe, 20), 0]
      for (const leap of leaps) {
        step += leap
        series = nextCloses(series, path, step, timeframe, 20)
      }

      expect(series).toEqual(nextCloses(undefined, path, step, timeframe, 20))
    }),
    { numRuns: 40 },
  )
})
