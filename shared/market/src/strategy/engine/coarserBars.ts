import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, emptyBars } from '../bars'

/** Bars of a coarser timeframe, and which of them had closed when a finer one closed. */
export interface CoarserBars {
  bars: Bars
  /** For each finer bar the index of the newest coarser one closed by its end; -1 if none has. */
  closed: Int32Array
}

/**
 * Aggregates bars to a coarser timeframe. A first bar that is incomplete is dropped, because its open, high and low
 * would be wrong. The newest one may be incomplete: then no finer bar refers to it. `barMs` is the length of a finer
 * bar.
 */
export function coarserBars(bars: Bars, barMs: number, timeframe: Timeframe): CoarserBars {
  const { time, open, high, low, close, volume } = bars
  const periodMs = TIMEFRAME_MS[timeframe]
  const begin = firstWhole(time, barMs, periodMs)
  const closed = new Int32Array(time.length).fill(-1)
  const sums = emptyBars(countPeriods(time.subarray(begin), periodMs))
  let last = -1
  let start = Number.NaN
  for (let index = begin; index < time.length; index += 1) {
    const period = Math.floor((time[index] as number) / periodMs) * periodMs
    if (period !== start) {
      start = period
      last += 1
      sums.time[last] = period
      sums.open[last] = open[index] as number
      sums.high[last] = high[index] as number
      sums.low[last] = low[index] as number
    }
    sums.high[last] = Math.max(sums.high[last] as number, high[index] as number)
    sums.low[last] = Math.min(sums.low[last] as number, low[index] as number)
    sums.close[last] = close[index] as number
    sums.volume[last] = (sums.volume[last] as number) + (volume[index] as number)
    // A clock change can shorten a bar.
    const end = Math.min((time[index] as number) + barMs, time[index + 1] ?? Infinity)
    closed[index] = end >= start + periodMs ? last : last - 1
  }
  return { bars: sums, closed }
}

/** Returns the index of the first bar of the first complete period: one without room for another bar before it. */
function firstWhole(time: Float64Array, barMs: number, periodMs: number): number {
  const first = time[0] ?? 0
  const start = Math.floor(first / periodMs) * periodMs
  // Bars need not be aligned with the period: four-hour bars may begin at 1:00, 5:00 and so on.
  if (first - start < barMs) return 0
  const place = time.findIndex((begin) => begin >= start + periodMs)
  return place < 0 ? time.length : place
}

function countPeriods(time: Float64Array, periodMs: number): number {
  let count = 0
  let before = Number.NaN
  for (let index = 0; index < time.length; index += 1) {
    const period = Math.floor((time[index] as number) / periodMs)
    if (period !== before) count += 1
    before = period
  }
  return count
}
