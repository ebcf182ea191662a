import { type Change, changeBetween, type Totals } from './holding'

/** The periods that the page can look at, in the order of the tabs. */
export const TIMEFRAMES = ['day', 'week', 'month', 'year', 'all'] as const

export type Timeframe = (typeof TIMEFRAMES)[number]

export const DEFAULT_TIMEFRAME: Timeframe = 'week'

/**
 * How the portfolio changed over a period, or `undefined` without the prices to tell: known are those of
 * a day ago and, for "all", what was paid.
 */
export function changeOver(timeframe: Timeframe, totals: Totals): Change | undefined {
  if (timeframe === 'day') return changeBetween(totals.openPence, totals.valuePence)
  if (timeframe === 'all') return changeBetween(totals.costPence, totals.valuePence)
  return undefined
}
