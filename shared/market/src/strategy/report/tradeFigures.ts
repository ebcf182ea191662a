import { deviation, mean } from '../metrics/riskMetricsStatistics'
import type { BacktestTrade } from '../run'

/** Van Tharp counts no more: else any edge, however small, would look like a holy grail after enough trades. */
const MOST_FOR_SQN = 100

/** Figures over all trades. NaN when there is nothing to compute from. */
export interface TradeFigures {
  /** The number of trades, and of winners and losers; break-even trades are neither. */
  trades: number
  wins: number
  losses: number
  /** A share of all trades. */
  winRate: number
  /** Money a trade. */
  avgTrade: number
  /** Returns of a trade on the money that it was opened with, as shares. */
  avgTradeReturn: number
  bestTrade: number
  worstTrade: number
  /** Mean return of those that won, and of those that lost: the latter is below zero. */
  avgWin: number
  avgLoss: number
  /** Money won for each pound lost. */
  profitFactor: number
  /** Mean return in units of the average loss: Van Tharp's expectancy, with that loss for the risk. */
  expectancy: number
  /** System quality number: √n × mean return ÷ its deviation, n being at most 100. V. K. Tharp, 2008. */
  sqn: number
  /** The share of the capital to risk for the highest growth: J. L. Kelly, 1956. Below zero: none. */
  kelly: number
  longestWins: number
  longestLosses: number
  /** Money paid for fills. */
  fees: number
}

/** The return of a trade on the money that it was opened with: 0.01 is one percent. */
export function tradeReturn({
  profit,
  entryPrice,
  quantity,
}: Pick<BacktestTrade, 'profit' | 'entryPrice' | 'quantity'>): number {
  return profit / (entryPrice * quantity)
}

export function tradeFiguresOf(trades: readonly BacktestTrade[]): TradeFigures {
  const returns = Float64Array.from(trades, tradeReturn)
  const won = returns.filter((_, place) => Number(trades[place]?.profit) > 0)
  const lost = returns.filter((_, place) => Number(trades[place]?.profit) < 0)
  const moneyWon = sumOf(trades, ({ profit }) => Math.max(0, profit))
  const moneyLost = sumOf(trades, ({ profit }) => Math.max(0, -profit))
  // A trade that breaks even changes nothing, whatever share was risked.
  const chance = won.length / (won.length + lost.length)
  const avgWin = mean(won)
  const avgLoss = mean(lost)
  return {
    trades: trades.length,
    wins: won.length,
    losses: lost.length,
    winRate: won.length / trades.length,
    avgTrade: (moneyWon - moneyLost) / trades.length,
    avgTradeReturn: mean(returns),
    bestTrade: extreme(returns, Math.max),
    worstTrade: extreme(returns, Math.min),
    avgWin,
    avgLoss,
    profitFactor: lost.length === 0 ? Number.NaN : moneyWon / moneyLost,
    expectancy: mean(returns) / -avgLoss,
    sqn: sqnOf(returns),
    kelly: chance - (1 - chance) / (avgWin / -avgLoss),
    longestWins: longestStreak(trades, ({ profit }) => profit > 0),
    longestLosses: longestStreak(trades, ({ profit }) => profit < 0),
    fees: sumOf(trades, ({ fees }) => fees),
  }
}

/** The average length of trades: from the start of the entry bar to the start of the exit bar. */
export function averageDuration(trades: readonly BacktestTrade[], time: Float64Array): number {
  const lasted = sumOf(
    trades,
    ({ entryBar, exitBar }) => Number(time[exitBar]) - Number(time[entryBar]),
  )
  return lasted / trades.length
}

function sqnOf(returns: Float64Array): number {
  const spread = deviation(returns)
  if (!(spread > 0)) return Number.NaN
  return (Math.sqrt(Math.min(returns.length, MOST_FOR_SQN)) * mean(returns)) / spread
}

function sumOf(trades: readonly BacktestTrade[], of: (trade: BacktestTrade) => number): number {
  return trades.reduce((sum, trade) => sum + of(trade), 0)
}

/** NaN for an empty array. */
function extreme(values: Float64Array, of: (a: number, b: number) => number): number {
  return values.length === 0 ? Number.NaN : values.reduce((a, b) => of(a, b))
}

function longestStreak(
  trades: readonly BacktestTrade[],
  counts: (trade: BacktestTrade) => boolean,
): number {
  let [longest, streak] = [0, 0]
  for (const trade of trades) {
    streak = counts(trade) ? streak + 1 : 0
    if (streak > longest) longest = streak
  }
  return longest
}
