import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, barsBy } from '../bars'
import { coarserBars } from '../engine/coarserBars'

/** How bars from elsewhere become those that the rules are on. */
export type DataFit =
  | { status: 'same' }
  /** This many are aggregated into one. */
  | { status: 'summed'; each: number }
  | { status: 'tooCoarse' }
  | { status: 'uneven' }

export function fitOf(spacingMs: number, timeframe: Timeframe): DataFit {
  const periodMs = TIMEFRAME_MS[timeframe]
  if (spacingMs === periodMs) return { status: 'same' }
  if (spacingMs > periodMs) return { status: 'tooCoarse' }
  return periodMs % spacingMs === 0
    ? { status: 'summed', each: periodMs / spacingMs }
    : { status: 'uneven' }
}

/** Returns the bars for a test, together with the given ones if those are finer; `undefined` if they do not fit. */
export function fittedBars(
  bars: Bars,
  spacingMs: number,
  timeframe: Timeframe,
): { bars: Bars; finer?: Bars } | undefined {
  const { status } = fitOf(spacingMs, timeframe)
  if (status === 'same') return { bars }
  if (status !== 'summed') return undefined
  const periodMs = TIMEFRAME_MS[timeframe]
  const { bars: sums } = coarserBars(bars, spacingMs, timeframe)
  // An incomplete last bar would have a wrong close.
  const isLastWhole = Number(bars.time.at(-1)) + spacingMs >= Number(sums.time.at(-1)) + periodMs
  const count = sums.time.length
  const whole = cut(sums, isLastWhole ? count : Math.max(0, count - 1))
  const end = Number(whole.time.at(-1)) + periodMs
  const within = bars.time.findLastIndex((time) => time < end) + 1
  return { bars: whole, finer: cut(bars, within) }
}

function cut(bars: Bars, until: number): Bars {
  return barsBy((name) => bars[name].subarray(0, until))
}
