import type { Candle } from '@aldergate/market'

/** The figures that a chart shows for one candle. */
export interface CandleReading {
  index: number
  candle: Candle
  /** Relative to the previous close, or to its own open if there is none. */
  changePercent: number
}

/** The candle that begins at `time`, or without one the newest. */
export function readingAt(candles: readonly Candle[], time?: number): CandleReading | undefined {
  return readingOf(candles, time === undefined ? candles.length - 1 : indexOfTime(candles, time))
}

/** The candle at an index. */
export function readingOf(candles: readonly Candle[], index: number): CandleReading | undefined {
  const candle = candles[index]
  if (!candle) return undefined
  const base = candles[index - 1]?.close ?? candle.open
  return { index, candle, changePercent: (candle.close / base - 1) * 100 }
}

/** The index of the candle that begins at `time`, or -1. */
export function indexOfTime(candles: readonly Candle[], time: number): number {
  const index = indexBy(candles, time)
  return candles[index]?.time === time ? index : -1
}

/** The index of the newest candle that has begun by `time`, or -1. */
export function indexBy(candles: readonly Candle[], time: number): number {
  let [low, high] = [0, candles.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((candles[middle]?.time ?? Number.NaN) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}
