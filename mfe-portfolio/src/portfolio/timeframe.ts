import { type Pounds } from '@aldergate/shared/ledger/decimal'
import { type Change, changeBetween } from './change'

/** The periods that the page can look at, in the order of the tabs. */
export const TIMEFRAMES = ['day', 'week', 'month', 'year', 'all'] as const

export type Timeframe = (typeof TIMEFRAMES)[number]

export const DEFAULT_TIMEFRAME: Timeframe = 'week'

/** What the account is worth, against what it can be compared with. */
export interface Worth {
  equity: Pounds
  equityDayAgo: Pounds
  netDeposits: Pounds
}

/**
 * How the account changed over a period, or `undefined` without the prices to tell: known are those of
 * a day ago and, for "all", what was paid in.
 */
export function changeOver(timeframe: Timeframe, worth: Worth): Change | undefined {
  if (timeframe === 'day') return changeBetween(worth.equityDayAgo, worth.equity)
  if (timeframe === 'all') return changeBetween(worth.netDeposits, worth.equity)
  return undefined
}
