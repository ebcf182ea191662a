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

/** Annualised figures, which do not exist for less than `LEAST_MS`. */
export const YEARLY_JUDGES: ReadonlySet<Judge> = new Set([
  'sharpeRatio',
  'sortinoRatio',
  'calmarRatio',
])

/** The stored figures of a candidate's run. NaN for a figure without meaning. */
export interface Score {
  figures: Readonly<Record<Judge, number>>
  trades: number
  /** From the first measured bar to the last, in milliseconds. */
  spanMs: number
  /** Moments of the returns behind ratios, and how many returns make a year. */
  moments: Moments
  perYear: number
}

export function scoreOfRun(run: Run, bars: Bars): Score {
  const report = reportOf(run, bars)
  const { figures, returns, perYear, spanMs } = report
  return {
    // As displayed in the report, so that no candidate wins by a figure that the report does not show.
    figures: Object.fromEntries(
      JUDGES.map((judge) => [judge, shownValue(judge, report)]),
    ) as Score['figures'],
    trades: figures.trades,
    spanMs,
    moments: momentsOf(returns),
    perYear,
  }
}

/** Whether a candidate can be judged: few trades are not meaningful, and without any there is not even a drawdown. */
export function isJudged({ figures, trades }: Score, judge: Judge, leastTrades: number): boolean {
  return trades >= Math.max(1, leastTrades) && Number.isFinite(figures[judge])
}

/** The index of the best candidate, the first in case of a tie; `undefined` if none can be judged. */
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
