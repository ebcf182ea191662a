import type { Bars } from '../bars'

/** How much a position is: a share of the equity, or an amount of money, in either case no more than there is. */
type PositionSize = { of: 'equity'; percent: number } | { of: 'money'; amount: number }

/** The terms on which a strategy trades. Percentages are like 0.1 for 0.1 %. */
export interface Terms {
  /** The initial money. */
  capital: number
  size: PositionSize
  /** Charged at each fill on the money that changes hands. */
  commissionPercent: number
  /** How much worse than the price a market order is filled; a take-profit is a limit order and has none. */
  slippagePercent: number
  /** Distances from the entry price; `undefined` for none. */
  stopLossPercent?: number | undefined
  takeProfitPercent?: number | undefined
  /** A stop that is hit costs no more than this share of the equity, fees and slippage apart: larger positions are cut. */
  riskPercent?: number | undefined
  /** The maximum number of entries per UTC day. */
  maxTradesPerDay?: number | undefined
  /**
   * Finer bars of the same time: they decide where stop and target lie in one bar. Without them the stop counts
   * first, as in a finer bar that holds both.
   */
  finer?: Bars | undefined
}

export const DEFAULT_TERMS: Terms = {
  capital: 10_000,
  size: { of: 'equity', percent: 100 },
  commissionPercent: 0.1,
  slippagePercent: 0,
}
