import { type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from '@aldergate/market'
import { type Bars, coarserBars } from '@aldergate/market/strategy'
import type { CandleFile } from './candleOrder'

/** How the candles of a file become those that the rules are on. */
export type Fit =
  | { status: 'same' }
  /** So many of them make one. */
  | { status: 'summed'; each: number }
  | { status: 'tooCoarse' }
  | { status: 'uneven' }

export function fitOf(spacingMs: number, timeframe: Timeframe): Fit {
  const periodMs = TIMEFRAME_MS[timeframe]
  if (spacingMs === periodMs) return { status: 'same' }
  if (spacingMs > periodMs) return { status: 'tooCoarse' }
  return periodMs % spacingMs === 0
    ? { status: 'summed', each: periodMs / spacingMs }
    : { status: 'uneven' }
}

/** The timeframe that a file's candles have, or `undefined` where there is no such one. */
export function timeframeOf(spacingMs: number): Timeframe | undefined {
  return TIMEFRAMES.find((timeframe) => TIMEFRAME_MS[timeframe] === spacingMs)
}

/** What a test runs over, with the file's own candles where they are finer; `undefined` where they do not fit. */
export function fittedBars(
  { bars, spacingMs }: Pick<CandleFile, 'bars' | 'spacingMs'>,
  timeframe: Timeframe,
): { bars: Bars; finer?: Bars } | undefined {
  const { status } = fitOf(spacingMs, timeframe)
  if (status === 'same') return { bars }
  if (status !== 'summed') return undefined
  const periodMs = TIMEFRAME_MS[timeframe]
  const { bars: sums } = coarserBars(bars, spacingMs, timeframe)
  // Of a first and a last one of which the file has but a part, the open or the close would be wrong.
  const isFirstWhole = Number(bars.time[0]) === sums.time[0]
  const isLastWhole = Number(bars.time.at(-1)) + spacingMs >= Number(sums.time.at(-1)) + periodMs
  const count = sums.time.length
  const from = isFirstWhole ? 0 : 1
  const whole = cut(sums, from, Math.max(from, isLastWhole ? count : count - 1))
  const end = Number(whole.time.at(-1)) + periodMs
  const within = bars.time.findLastIndex((time) => time < end) + 1
  return { bars: whole, finer: cut(bars, 0, within) }
}

function cut({ time, open, high, low, close, volume }: Bars, from: number, until: number): Bars {
  const part = (column: Float64Array) => column.slice(from, until)
  return {
    ...{ time: part(time), open: part(open), high: part(high) },
    ...{ low: part(low), close: part(close), volume: part(volume) },
  }
}
