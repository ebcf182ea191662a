import fc from 'fast-check'
import { type Candle, candlesOf, firstStepFrom, joined } from './candles'
import { stepTime } from './opening'
import { ALL_PAIRS } from './pairs'
import { pricePath } from './pricePath'
import { DAY_MS, HOUR_MS } from './spans'
import { periodStart, type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'
import { dailyTurnover } from './volume'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const path = pricePath(OPENING, 'ETH/GBP')

/** Some hours, of any age up to five years. */
const anyStretch = fc
  .tuple(fc.integer({ min: 0, max: 52_000_000 }), fc.integer({ min: 0, max: 9_000 }))
  .map(([age, length]) => ({ first: -age - length, last: -age }))

const anyTimeframe = fc.constantFrom(...TIMEFRAMES)

/** The finest first. */
const anyTwo = fc
  .tuple(anyTimeframe, anyTimeframe)
  .map((two) => two.toSorted((one, other) => TIMEFRAME_MS[one] - TIMEFRAME_MS[other]))

/** Open, highest, lowest and close as their definition says it, however slowly. */
function definedCandles(timeframe: Timeframe, first: number, last: number) {
  const prices = new Map<number, number[]>()
  for (let step = first; step <= last; step += 1) {
    const time = periodStart(stepTime(OPENING, step), timeframe)
    prices.set(time, [...(prices.get(time) ?? []), path.priceAt(step)])
  }
  return [...prices].map(([time, paid]) => ({
    time,
    open: paid[0],
    high: Math.max(...paid),
    low: Math.min(...paid),
    close: paid.at(-1),
  }))
}

/** Coarser candles from finer ones. */
function coarser(candles: readonly Candle[], timeframe: Timeframe): Candle[] {
  const made = new Map<number, Candle>()
  for (const candle of candles) {
    const time = periodStart(candle.time, timeframe)
    const known = made.get(time)
    made.set(time, known ? joined(known, candle) : { ...candle, time })
  }
  return [...made.values()]
}

it('agrees with the steps: the first, the highest, the lowest and the last of each period', () => {
  fc.assert(
    fc.property(
      anyTimeframe,
      fc.nat({ max: 20_000_000 }),
      fc.nat({ max: 300 }),
      (timeframe, age, length) => {
        const [first, last] = [-age - length, -age]
        const candles = candlesOf(path, timeframe, first, last)

        expect(candles).toMatchObject(definedCandles(timeframe, first, last))
      },
    ),
    { numRuns: 40 },
  )
})

it('makes each coarser candle exactly the sum of its finer ones, volumes too', () => {
  fc.assert(
    fc.property(anyStretch, anyTwo, ({ first, last }, [fine = '1m', coarse = '1m']) => {
      expect(coarser(candlesOf(path, fine, first, last), coarse)).toEqual(
        candlesOf(path, coarse, first, last),
      )
    }),
    { numRuns: 40 },
  )
})

it('has a candle for every period, each of as many steps as it lasts', () => {
  const first = firstStepFrom(path, Date.UTC(2025, 5, 1))
  const minutes = candlesOf(path, '1m', first, first + 20 * 90 - 1)

  expect(minutes.map(({ time }) => time)).toEqual(
    Array.from({ length: 90 }, (_, minute) => Date.UTC(2025, 5, 1) + minute * 60_000),
  )
  expect(minutes.filter(({ high, low }) => high > low)).toHaveLength(90)
})

it('has no candle of a stretch that is none', () => {
  expect(candlesOf(path, '1h', 0, -1)).toEqual([])
})

it('trades about the turnover of the table each day, in whole pounds', () => {
  for (const pair of ['BTC/GBP', 'SHIB/GBP', 'GBP/USD'] as const) {
    const days = candlesOf(pricePath(OPENING, pair), '1D', -60 * 28_800, -1)
    const mean = days.slice(1, -1).reduce((sum, { volume }) => sum + volume, 0) / (days.length - 2)

    expect(mean / dailyTurnover(pair)).toBeGreaterThan(0.85)
    expect(mean / dailyTurnover(pair)).toBeLessThan(1.15)
    expect(days.every(({ volume }) => Number.isInteger(volume))).toBe(true)
  }
})

/** The range of a bar as a share of its open. */
function rangeOf({ high, low, open }: Candle): number {
  return (high - low) / open
}

/** Student's t of the means of two samples, after Welch. */
function difference(one: readonly number[], other: readonly number[]): number {
  const facts = [one, other].map((sample) => {
    const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
    const spread = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sample.length
    return { mean, error: spread / sample.length }
  })
  const [a, b] = facts
  return ((a?.mean ?? 0) - (b?.mean ?? 0)) / Math.sqrt((a?.error ?? 0) + (b?.error ?? 0))
}

/** Bars of a few pairs that ended so long ago. */
function barsOf(timeframe: Timeframe, ageMs: number, count: number): Candle[] {
  return ALL_PAIRS.slice(1, 9).flatMap((pair) => {
    const own = pricePath(OPENING, pair)
    const from = periodStart(OPENING.time - ageMs, timeframe) - count * TIMEFRAME_MS[timeframe]
    const first = firstStepFrom(own, from)
    const last = firstStepFrom(own, from + count * TIMEFRAME_MS[timeframe]) - 1
    return candlesOf(own, timeframe, first, last)
  })
}

/** Beyond it, two samples of one market differ once in ten thousand. */
const CHANCE = 3.9

it.each([
  ['1m', HOUR_MS, 300],
  ['1h', DAY_MS, 100],
] as const)('ranges in bars of %s as far at any age', (timeframe, youngest, count) => {
  const young = barsOf(timeframe, youngest, count)
  const changesOf = (bars: readonly Candle[]) => bars.map(({ close, open }) => close / open - 1)
  for (const age of [10 * DAY_MS, 300 * DAY_MS, 3 * 365 * DAY_MS]) {
    const old = barsOf(timeframe, age, count)

    expect(Math.abs(difference(young.map(rangeOf), old.map(rangeOf)))).toBeLessThan(CHANCE)
    expect(Math.abs(difference(changesOf(young), changesOf(old)))).toBeLessThan(CHANCE)
    // Bars that were a tenth wider would be seen.
    const wider = old.map((bar) => rangeOf(bar) * 1.1)
    expect(Math.abs(difference(young.map(rangeOf), wider))).toBeGreaterThan(CHANCE)
  }
})

it('opens each bar within one step of the close of the bar before, at any age', () => {
  for (const age of [HOUR_MS, 10 * DAY_MS, 3 * 365 * DAY_MS]) {
    const bars = barsOf('1m', age, 60)
    bars.forEach((bar, index) => {
      const before = bars[index - 1]
      if (!before || before.time > bar.time) return
      expect(Math.abs(bar.open / before.close - 1)).toBeLessThan(0.000201)
    })
  }
})
