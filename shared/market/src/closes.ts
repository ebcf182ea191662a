import { firstStepFrom } from './candles'
import { stepTime } from './opening'
import type { PricePath } from './pricePath'
import { type Timeframe, TIMEFRAME_MS } from './timeframes'

/** The price of a pair at the end of each period, and the step up to which it is known. */
export interface CloseSeries {
  /** Oldest first; the last one is of the period that is still forming. */
  closes: Float64Array
  path: PricePath
  step: number
}

/**
 * The closes of the newest `count` periods: those of the candles, without creating candles. Given the previous series,
 * it only reads what has changed.
 */
export function nextCloses(
  series: CloseSeries | undefined,
  path: PricePath,
  step: number,
  timeframe: Timeframe,
  count: number,
): CloseSeries {
  const periodMs = TIMEFRAME_MS[timeframe]
  const periodOf = (at: number) => Math.floor(stepTime(path.opening, at) / periodMs)
  const newest = periodOf(step)
  const closes = new Float64Array(count)
  let known = 0
  if (series?.path === path && series.closes.length === count && series.step <= step) {
    // The period that was forming is looked up again.
    const kept = series.closes.subarray(newest - periodOf(series.step), -1)
    closes.set(kept)
    known = kept.length
  }
  for (let index = known; index < count; index += 1) {
    const end = (newest - (count - 1 - index) + 1) * periodMs
    closes[index] = path.priceAt(Math.min(step, firstStepFrom(path, end) - 1))
  }
  return { closes, path, step }
}
