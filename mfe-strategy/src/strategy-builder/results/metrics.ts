import { sharpeRatio } from '@aldergate/market/metrics'
import { type BacktestRow, OPENING_CAPITAL } from './sampleRun'

/** The simulated market trades every day. */
const DAYS_PER_YEAR = 365

/** A ratio of fewer days says more about chance than about the run. */
export const MIN_SHARPE_DAYS = 10

/** NaN where there is nothing to compute from. */
export interface Metrics {
  /** GBP. */
  totalPnL: number
  /** Percent: 0 or less. */
  maxDrawdown: number
  /** Percent of the days that ended with a profit. */
  winRate: number
  /** Annualised, with a risk-free rate of 0. */
  sharpeRatio: number
  /** GBP a trade. */
  avgTrade: number
}

/** Returns the metrics of the rows, computed only from what the table shows. */
export function metricsOf(rows: readonly BacktestRow[]): Metrics {
  const totalPnL = sum(rows.map(({ pnl }) => pnl))
  return {
    totalPnL,
    maxDrawdown: rows.length === 0 ? Number.NaN : Math.min(...rows.map(({ drawdown }) => drawdown)),
    winRate: (winningDays(rows) / rows.length) * 100,
    sharpeRatio:
      rows.length < MIN_SHARPE_DAYS ? Number.NaN : sharpeRatio(dailyReturns(rows), DAYS_PER_YEAR),
    avgTrade: totalPnL / tradeCount(rows),
  }
}

export function winningDays(rows: readonly BacktestRow[]): number {
  return rows.filter(({ pnl }) => pnl > 0).length
}

export function tradeCount(rows: readonly BacktestRow[]): number {
  return sum(rows.map(({ trades }) => trades))
}

/** The initial capital, then the capital at the end of each day. */
export function capitalCurve(rows: readonly BacktestRow[]): number[] {
  const curve = [OPENING_CAPITAL]
  for (const { pnl } of rows) curve.push(Number(curve.at(-1)) + pnl)
  return curve
}

/** Returns the profit of each day as a share of the capital with which the day began: 0.01 is one percent. */
function dailyReturns(rows: readonly BacktestRow[]): number[] {
  const curve = capitalCurve(rows)
  return rows.map(({ pnl }, day) => pnl / Number(curve[day]))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
