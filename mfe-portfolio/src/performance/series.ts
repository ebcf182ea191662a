import { periodMs, type Window } from './span'
import { step, type Valuation } from './valuation'

/** The account, and its benchmark, at a time of the window. */
export interface SeriesPoint {
  /** Epoch milliseconds. */
  time: number
  pence: number
  /** Earned since the window began, in pence: deposits are not. */
  profitPence: number
  /** Time-weighted return since the window began: 0.01 is 1 %. */
  growth: number
  /** Return of the benchmark; NaN without its price. */
  benchmark: number
  /** Distance of the growth below its peak: 0 at the peak, −0.1 a tenth below. */
  drawdown: number
}

/** The one series of a span, that its chart, its cards and its metrics are made of. */
export interface Series extends Omit<Window, 'from' | 'ends'> {
  /** The window's start, the end of each whole period, and the window's end or now. */
  points: readonly SeriesPoint[]
  /** Returns of whole periods only, oldest first: a part of an hour is no hourly return. */
  returns: readonly number[]
  /** Returns of the benchmark over the same periods. */
  benchmarkReturns: readonly number[]
}

/**
 * The series of a window, from the account's valuations at its beginning, its whole periods, its end, and
 * around each deposit. Linking the returns between them leaves deposits out of the performance.
 */
export function seriesOf(
  { from, ends, ...window }: Window,
  valuations: readonly Valuation[],
  benchmarkAt: (time: number) => number | undefined,
): Series {
  const last = valuations.at(-1)?.time ?? from
  const shown = new Set([from, ...ends, last])
  const benchmarkFrom = benchmarkAt(from) ?? Number.NaN
  const points: SeriesPoint[] = []
  const returns: number[] = []
  let [worth, peak, profitPence, periodWorth] = [1, 1, 0, 1]

  valuations.forEach(({ time, pence }, index) => {
    const earned = step(valuations, index)
    worth *= 1 + earned.share
    periodWorth *= 1 + earned.share
    profitPence += earned.pence
    // The last valuation at a time counts.
    if (!shown.has(time) || valuations[index + 1]?.time === time) return
    peak = Math.max(peak, worth)
    const benchmark = (benchmarkAt(time) ?? Number.NaN) / benchmarkFrom - 1
    points.push({
      time,
      pence,
      profitPence,
      growth: worth - 1,
      benchmark,
      drawdown: worth / peak - 1,
    })
    if (time !== from) returns.push(periodWorth - 1)
    periodWorth = 1
  })

  const levels = points.map(({ benchmark }) => 1 + benchmark)
  const benchmarkReturns = levels.slice(1).map((level, index) => level / Number(levels[index]) - 1)
  // A window may begin or end within a period, or exactly at the end of one.
  const isWhole = (_return: number, index: number) =>
    Number(points[index + 1]?.time) - startOfSecond(Number(points[index]?.time)) ===
    periodMs(window.frequency)
  return {
    ...window,
    points,
    returns: returns.filter(isWhole),
    benchmarkReturns: benchmarkReturns.filter(isWhole),
  }
}

/**
 * Drops the milliseconds: opening deposits are booked a few milliseconds after midnight, but that day is a whole one.
 */
function startOfSecond(time: number): number {
  return Math.floor(time / 1_000) * 1_000
}
