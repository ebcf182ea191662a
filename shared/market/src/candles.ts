import { type Ticks, valueAt } from './ticks'
import { periodStart, type Timeframe } from './timeframes'

/** What a price did in one period. */
export interface Candle {
  /** When the period began, in epoch milliseconds; periods are whole minutes, hours and days of UTC. */
  time: number
  open: number
  high: number
  low: number
  close: number
  /** Whole pounds that changed hands; whole, so that sums are exact in any order. */
  volume: number
}

/** The candles of ticks. A period without a tick has none. */
export function aggregateTicks(ticks: Ticks, timeframe: Timeframe, from = 0): Candle[] {
  return withTicks([], ticks, timeframe, from)
}

/**
 * Candles with the ticks that follow them, from the tick `from` on. Only the last candle is replaced:
 * the others are the same objects.
 */
export function withTicks(
  candles: readonly Candle[],
  ticks: Ticks,
  timeframe: Timeframe,
  from = 0,
): Candle[] {
  const last = candles.at(-1)
  const extended = last ? candles.slice(0, -1) : []
  let forming = last && { ...last }
  for (let index = from; index < ticks.times.length; index += 1) {
    const time = periodStart(valueAt(ticks.times, index), timeframe)
    const price = valueAt(ticks.prices, index)
    const volume = valueAt(ticks.volumes, index)
    if (forming?.time === time) {
      if (price > forming.high) forming.high = price
      if (price < forming.low) forming.low = price
      forming.close = price
      forming.volume += volume
    } else {
      if (forming) extended.push(forming)
      forming = { time, open: price, high: price, low: price, close: price, volume }
    }
  }
  if (forming) extended.push(forming)
  return extended
}

/** Coarser candles from finer ones: the same as from the ticks themselves. */
export function aggregateCandles(candles: readonly Candle[], timeframe: Timeframe): Candle[] {
  const coarser: Candle[] = []
  let forming: Candle | undefined
  for (const candle of candles) {
    const time = periodStart(candle.time, timeframe)
    if (forming?.time === time) {
      forming.high = Math.max(forming.high, candle.high)
      forming.low = Math.min(forming.low, candle.low)
      forming.close = candle.close
      forming.volume += candle.volume
    } else {
      forming = { ...candle, time }
      coarser.push(forming)
    }
  }
  return coarser
}
