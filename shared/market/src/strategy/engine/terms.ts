import type { Bars } from '../bars'

/** How much a position is: a share of the equity, or an amount of money, in either case no more than there is. */
type PositionSize = { of: 'equity'; percent: number } | { of: 'money'; amount: number }

/** On which terms a strategy trades. Percentages are like 0.1 for 0.1 %. */
export interface Terms {
  /** Money at the beginning. */
  capital: number
  size: PositionSize
  /** Of the money that changes hands, at each fill. */
  commissionPercent: number
  /** By so much a market order is filled worse than the price; a take-profit is a limit and is not. */
  slippagePercent: number
  /** Distances from the entry's price; without one there is none. */
  stopLossPercent?: number | undefined
  takeProfitPercent?: number | undefined
  /** A stop that is hit costs no more than this share of the equity, fees and slippage apart: larger positions are cut. */
  riskPercent?: number | undefined
  /** Entries in one day of UTC. */
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
