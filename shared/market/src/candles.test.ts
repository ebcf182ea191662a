import fc from 'fast-check'
import { anyTicks, logOf } from './testing/ticksArbitrary'
import { aggregateCandles, aggregateTicks, type Candle, withTicks } from './candles'
import type { Tick } from './ticks'
import { periodStart, type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'

const anyTimeframe = fc.constantFrom(...TIMEFRAMES)

/** Three timeframes, the finest first; some may be the same. */
const anyThree = fc
  .tuple(anyTimeframe, anyTimeframe, anyTimeframe)
  .map((three) => three.toSorted((one, other) => TIMEFRAME_MS[one] - TIMEFRAME_MS[other]))

/** The candles as their definition says it, however slowly. */
function definedCandles(ticks: readonly Tick[], timeframe: Timeframe): Candle[] {
  const times = new Set(ticks.map(({ time }) => periodStart(time, timeframe)))
  return [...times].map((time) => {
    const own = ticks.filter((tick) => periodStart(tick.time, timeframe) === time)
    const prices = own.map(({ price }) => price)
    return {
      time,
      open: prices[0] ?? Number.NaN,
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices.at(-1) ?? Number.NaN,
      volume: own.reduce((sum, { volume }) => sum + volume, 0),
    }
  })
}

it('agrees with the ticks: first, highest, lowest, last, and the sum of the volumes', () => {
  fc.assert(
    fc.property(anyTicks, anyTimeframe, (ticks, timeframe) => {
      expect(aggregateTicks(logOf(ticks), timeframe)).toEqual(definedCandles(ticks, timeframe))
    }),
  )
})

it('begins every candle at a whole period of UTC, in order, each period once', () => {
  fc.assert(
    fc.property(anyTicks, anyTimeframe, (ticks, timeframe) => {
      const times = aggregateTicks(logOf(ticks), timeframe).map(({ time }) => time)
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
      for (const time of times) expect(time % TIMEFRAME_MS[timeframe]).toBe(0)
    }),
  )
})

it('comes to the same by any way: from the ticks, from finer candles, from candles of those', () => {
  fc.assert(
    fc.property(anyTicks, anyThree, (ticks, [fine = '1m', middle = '1m', coarse = '1m']) => {
      const log = logOf(ticks)
      const direct = aggregateTicks(log, coarse)
      const fineCandles = aggregateTicks(log, fine)

      expect(aggregateCandles(fineCandles, coarse)).toEqual(direct)
      expect(aggregateCandles(aggregateCandles(fineCandles, middle), coarse)).toEqual(direct)
    }),
  )
})

it('comes to the same when the ticks arrive in parts', () => {
  fc.assert(
    fc.property(anyTicks, anyTimeframe, fc.nat(), (ticks, timeframe, at) => {
      const log = logOf(ticks)
      const split = at % (ticks.length + 1)
      const head = aggregateTicks(logOf(ticks.slice(0, split)), timeframe)
      const copy = head.map((candle) => ({ ...candle }))

      expect(withTicks(head, log, timeframe, split)).toEqual(aggregateTicks(log, timeframe))
      expect(head).toEqual(copy)
    }),
  )
})

it('leaves finished candles the same objects when a tick follows', () => {
  const tick = (minute: number): Tick => ({ time: minute * 60_000, price: 5, volume: 1 })
  const before = aggregateTicks(logOf([tick(1), tick(2)]), '1m')
  const after = withTicks(before, logOf([tick(2), tick(3)]), '1m')

  expect(after[0]).toBe(before[0])
  expect(after.map(({ volume }) => volume)).toEqual([1, 2, 1])
})

it('makes nothing of nothing', () => {
  expect(aggregateTicks(logOf([]), '1D')).toEqual([])
  expect(aggregateCandles([], '1D')).toEqual([])
})
