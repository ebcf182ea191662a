import fc from 'fast-check'
import { ODD_TIME } from './testing/ticksArbitrary'
import { aggregateTicks } from './candles'
import { DAY_MS, HISTORY_MS, historyPrices, historyTicks, historyTimes } from './history'
import { ALL_PAIRS, PAIRS } from './pairs'
import { seededRandom } from './random'
import { moveLimit } from './series'
import { TIMEFRAMES } from './timeframes'
import { dailyTurnover } from './volume'

const HOUR_MS = 3_600_000
const anyPair = fc.constantFrom(...ALL_PAIRS)
const anySeed = fc.integer()
const times = historyTimes(ODD_TIME, HISTORY_MS)
const dayTimes = historyTimes(ODD_TIME, DAY_MS)

/** As much as adding and subtracting again may lose of a number. */
const ROUNDING = 1e-12

function gapAt(age: number): number {
  const index = times.findIndex((time) => time > ODD_TIME - age)
  return (times[index] ?? Number.NaN) - (times[index - 1] ?? Number.NaN)
}

it('reaches three years back, the older the sparser', () => {
  expect(times.at(-1)).toBe(ODD_TIME)
  expect(times[0]).toBe(ODD_TIME - HISTORY_MS)
  expect([HOUR_MS, 9 * HOUR_MS, 10 * DAY_MS, 200 * DAY_MS, HISTORY_MS].map(gapAt)).toEqual([
    3_000, 10_000, 60_000, 600_000, 14_400_000,
  ])
})

it('begins a day exactly a day before, with the newest times of all', () => {
  expect(dayTimes[0]).toBe(ODD_TIME - DAY_MS)
  expect(dayTimes).toEqual(times.slice(-dayTimes.length))
})

it('gives a day the newest prices of the years', () => {
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const day = historyPrices(pair, dayTimes, seededRandom(seed))
      const all = historyPrices(pair, times, seededRandom(seed))
      expect(day).toEqual(all.slice(-day.length))
    }),
    { numRuns: 4 },
  )
})

it('walks to the default price, never at zero, by steps within the limits', () => {
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const prices = historyPrices(pair, times, seededRandom(seed))
      const steps = prices.slice(-HOUR_MS / 3_000)
      const excess = steps.map((price, index) => {
        const before = steps[index - 1] ?? price
        return Math.abs(price - before) - moveLimit(before)
      })

      expect(prices.at(-1)).toBe(PAIRS[pair].price)
      expect(Math.min(...prices)).toBeGreaterThan(0)
      expect(Math.max(...excess)).toBeLessThan(ROUNDING * PAIRS[pair].price)
    }),
    { numRuns: 10 },
  )
})

it('is as volatile in its sparse years as in its dense hours', () => {
  const drifts = (['ETH/GBP', 'ADA/GBP', 'UK100/GBP', 'VOD/GBP'] as const).flatMap((pair, seed) => {
    const prices = historyPrices(pair, times, seededRandom(seed))
    const days = aggregateTicks(historyTicks(pair, times, prices), '1D').slice(1)
    return days.map(({ close }, index) => Math.log(close / (days[index - 1]?.close ?? close)))
  })
  const deviation = Math.sqrt(drifts.reduce((sum, drift) => sum + drift ** 2, 0) / drifts.length)

  // A step of 0.02 % at most deviates by 0.02 % / √3, a day of 28,800 steps by 1.96 %.
  expect(deviation * 100).toBeGreaterThan(1.86)
  expect(deviation * 100).toBeLessThan(2.06)
})

it('trades about the turnover of the table each day, in whole pounds', () => {
  const prices = historyPrices('BTC/GBP', times, seededRandom(42))
  const ticks = historyTicks('BTC/GBP', times, prices)
  const days = aggregateTicks(ticks, '1D').slice(1, -1)
  const mean = days.reduce((sum, { volume }) => sum + volume, 0) / days.length

  expect(mean / dailyTurnover('BTC/GBP')).toBeCloseTo(1, 1)
  expect(ticks.volumes.every((volume) => Number.isInteger(volume))).toBe(true)
})

it.each(TIMEFRAMES)('gives 500 candles of %s that have moved', (timeframe) => {
  const prices = historyPrices('BTC/GBP', times, seededRandom(42))
  const candles = aggregateTicks(historyTicks('BTC/GBP', times, prices), timeframe).slice(-501, -1)

  expect(candles).toHaveLength(500)
  expect(candles.filter(({ high, low }) => high > low)).toHaveLength(500)
})
