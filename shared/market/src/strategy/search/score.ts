import type { Bars } from '../bars'
import { type Moments, momentsOf } from '../report/luck'
import { shownValue } from '../report/missingBecause'
import { reportOf } from '../report/report'
import type { Run } from '../run'

/** The figures that candidates may be judged by: of each, more is better. */
export const JUDGES = [
  'totalReturn',
  'sharpeRatio',
  'sortinoRatio',
  'calmarRatio',
  'profitFactor',
  'expectancy',
  'maxDrawdown',
] as const

export type Judge = (typeof JUDGES)[number]

/** Those of a year: of less than `LEAST_MS` nobody has one. */
export const YEARLY_JUDGES: ReadonlySet<Judge> = new Set([
  'sharpeRatio',
  'sortinoRatio',
  'calmarRatio',
])

/** The figures that are kept of a candidate's run. NaN where a figure has no meaning. */
export interface Score {
  figures: Readonly<Record<Judge, number>>
  trades: number
  /** From the first measured bar to the last, in milliseconds. */
  spanMs: number
  /** Of the returns that ratios are computed from, of which so many make a year. */
  moments: Moments
  perYear: number
}

export function scoreOfRun(run: Run, bars: Bars): Score {
  const report = reportOf(run, bars)
  const { figures, returns, perYear, spanMs } = report
  return {
    // As the report shows them: nothing is the best by a figure that the report would not tell.
    figures: Object.fromEntries(
      JUDGES.map((judge) => [judge, shownValue(judge, report)]),
    ) as Score['figures'],
    trades: figures.trades,
    spanMs,
    moments: momentsOf(returns),
    perYear,
  }
}

/** Whether a candidate can be judged at all: few trades say nothing, and none have no drawdown either. */
export function isJudged({ figures, trades }: Score, judge: Judge, leastTrades: number): boolean {
  return trades >= Math.max(1, leastTrades) && Number.isFinite(figures[judge])
}

/** The place of the best candidate, the first among equals; `undefined` where none can be judged. */
export function bestOf(
  scores: readonly Score[],
  judge: Judge,
  leastTrades: number,
): number | undefined {
  let best: number | undefined
  scores.forEach((score, place) => {
    if (!isJudged(score, judge, leastTrades)) return
    const before = best === undefined ? undefined : scores[best]
    if (!before || score.figures[judge] > before.figures[judge]) best = place
  })
  return best
}
