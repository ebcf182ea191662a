import { returnsOf } from '../metrics/riskMetrics'
import { DAY_MS } from '../../spans'
import { type Bars, spacingOf } from '../bars'
import type { Run } from '../run'

/** The same year as in `PERIODS_PER_YEAR`: a market that never closes. */
export const YEAR_MS = 365 * DAY_MS

export interface PeriodReturns {
  /** Returns per UTC day in which a bar closed, or per bar if bars are no finer than days: 0.01 is one percent. */
  returns: Float64Array
  /** How many of them make a year: 365, or fewer if the bars skip days. */
  perYear: number
}

/**
 * The returns behind ratios, from the close of the first bar at which the rules could hold. Earlier days without a
 * possible trade would make a run look less volatile than it was.
 */
export function periodReturns({ capital, equity, firstBar }: Run, { time }: Bars): PeriodReturns {
  const last = equity.length - 1
  const isFine = spacingOf(time) < DAY_MS
  const values = new Float64Array(Math.max(1, last - firstBar + 1))
  values[0] = capital
  let count = 0
  let periodEnd = Number.NEGATIVE_INFINITY
  for (let bar = firstBar + 1; bar <= last; bar += 1) {
    const at = Number(time[bar])
    if (at >= periodEnd) {
      count += 1
      periodEnd = isFine ? startOfDay(at) + DAY_MS : at
    }
    values[count] = Number(equity[bar])
  }
  const began = isFine ? startOfDay(Number(time[firstBar + 1])) : Number(time[firstBar])
  const ended = isFine ? startOfDay(Number(time[last])) + DAY_MS : Number(time[last])
  return {
    // With no equity left, the return is zero, as for the months.
    returns: returnsOf(values.subarray(0, count + 1)).map((value) => value || 0),
    perYear: (count * YEAR_MS) / (ended - began),
  }
}

function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS
}
