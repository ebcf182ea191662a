import { type Pair, PAIRS } from './pairs'
import type { Random } from './random'
import { moveLimit, PRICE_STEP_MS, priceBefore, reachOf } from './series'
import { type Ticks, valueAt } from './ticks'
import { dailyTurnover, tickVolume } from './volume'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export const DAY_MS = 24 * HOUR_MS

/** Three years. */
export const HISTORY_MS = 3 * 365 * DAY_MS

/** The older, the sparser: how far apart ticks lie, up to which age. 500 candles of 1m are nine hours. */
const SPACINGS = [
  { spacingMs: PRICE_STEP_MS, untilMs: HOUR_MS },
  { spacingMs: 10_000, untilMs: 9 * HOUR_MS },
  { spacingMs: MINUTE_MS, untilMs: 10 * DAY_MS },
  { spacingMs: 10 * MINUTE_MS, untilMs: 200 * DAY_MS },
  { spacingMs: 4 * HOUR_MS, untilMs: HISTORY_MS },
]

/** When prices were paid in the `spanMs` before the market opened, the opening included. */
export function historyTimes(openedAt: number, spanMs: number): Float64Array {
  let age = 0
  const stretches = SPACINGS.map(({ spacingMs, untilMs }) => {
    const count = Math.max(0, Math.floor((Math.min(spanMs, untilMs) - age) / spacingMs))
    age += count * spacingMs
    return { spacingMs, count }
  })
  const times = new Float64Array(1 + stretches.reduce((sum, { count }) => sum + count, 0))
  let [index, time] = [times.length - 1, openedAt]
  times[index] = time
  for (const { spacingMs, count } of stretches) {
    for (let tick = 0; tick < count; tick += 1) {
      index -= 1
      time -= spacingMs
      times[index] = time
    }
  }
  return times
}

/**
 * Prices at these times that end at the pair's default price, walked backwards with the volatility of
 * the live steps. Shorter spans give the newest part of longer ones: they draw the same numbers.
 */
export function historyPrices(pair: Pair, times: Float64Array, random: Random): Float64Array {
  const prices = new Float64Array(times.length)
  let price: number = PAIRS[pair].price
  let [periodMs, reach] = [PRICE_STEP_MS, 1]
  for (let index = times.length - 1; index > 0; index -= 1) {
    prices[index] = price
    if (periodOf(times, index) !== periodMs) {
      periodMs = periodOf(times, index)
      reach = reachOf(periodMs)
    }
    price = priceBefore(price, reach, random)
  }
  prices[0] = price
  return prices
}

/** The ticks of these times and prices. What the first one traded is not known: nothing. */
export function historyTicks(pair: Pair, times: Float64Array, prices: Float64Array): Ticks {
  const turnover = dailyTurnover(pair)
  const volumes = new Float64Array(times.length)
  for (let index = 1; index < times.length; index += 1) {
    const [price, before] = [valueAt(prices, index), valueAt(prices, index - 1)]
    const [time, periodMs] = [valueAt(times, index), periodOf(times, index)]
    const moveShare = Math.abs(price - before) / moveLimit(before, reachOf(periodMs))
    volumes[index] = tickVolume(turnover, time, periodMs, moveShare)
  }
  return { times, prices, volumes }
}

/** How long a tick's price took to come from the one before. */
function periodOf(times: Float64Array, index: number): number {
  return valueAt(times, index) - valueAt(times, index - 1)
}
