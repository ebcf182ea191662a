import { DAY_MS, maxDrawdown, returnsOf, sharpeRatio } from '@aldergate/market'
import type { Backtested } from '@aldergate/market/strategy'

const YEAR_MS = 365 * DAY_MS

/** What is said of a run; shares, 0.01 being one percent, and NaN where there is nothing to compute from. */
export interface BacktestFigures {
  /** Money. */
  totalPnL: number
  /** 0 or less. */
  maxDrawdown: number
  winRate: number
  /** For a year, without a risk-free rate. */
  sharpeRatio: number
  /** Money a trade. */
  avgTrade: number
  trades: number
  bars: number
  /** When the first bar began, and the last one, in epoch milliseconds. */
  from: number
  to: number
}

export function backtestFigures({ run, bars }: Backtested): BacktestFigures {
  const { capital, equity, trades } = run
  const returns = returnsOf([capital, ...equity.subarray(run.firstBar)])
  const [from, to] = [Number(bars.time[0]), Number(bars.time.at(-1))]
  const barMs = (to - from) / (bars.time.length - 1)
  const profit = trades.reduce((sum, trade) => sum + trade.profit, 0)
  const ratio = sharpeRatio(returns, YEAR_MS / barMs)
  return {
    totalPnL: Number(equity.at(-1) ?? capital) - capital,
    maxDrawdown: maxDrawdown(returns),
    winRate: trades.filter((trade) => trade.profit > 0).length / trades.length,
    sharpeRatio: Number.isFinite(ratio) ? ratio : Number.NaN,
    avgTrade: profit / trades.length,
    trades: trades.length,
    bars: bars.time.length,
    from,
    to,
  }
}
