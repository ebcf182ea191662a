import type { Backtested, Figures } from '@aldergate/market/strategy'

/** The figures of a run that are shown, and the candles that they are about. */
export interface BacktestFigures extends Pick<
  Figures,
  'totalPnL' | 'maxDrawdown' | 'winRate' | 'sharpeRatio' | 'avgTrade' | 'trades'
> {
  bars: number
  /** When the first bar began, and the last one, in epoch milliseconds. */
  from: number
  to: number
}

export function backtestFigures({ report }: Backtested): BacktestFigures {
  const { totalPnL, maxDrawdown, winRate, sharpeRatio, avgTrade, trades } = report.figures
  return {
    totalPnL,
    maxDrawdown,
    winRate,
    sharpeRatio,
    avgTrade,
    trades,
    bars: report.bars,
    from: report.from,
    to: report.until,
  }
}
