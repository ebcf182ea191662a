import { metricsOf, MIN_SHARPE_DAYS } from './metrics'
import type { BacktestRow } from './sampleRun'

function day(pnl: number, drawdown: number, trades: number): BacktestRow {
  return { date: '2026-01-01', pnl, drawdown, trades }
}

it('computes each metric from the rows', () => {
  const metrics = metricsOf([day(100, 0, 4), day(-202, -2, 2), day(0, -2, 1), day(49.5, -1.5, 3)])

  expect(metrics.totalPnL).toBeCloseTo(-52.5)
  expect(metrics.maxDrawdown).toBe(-2)
  expect(metrics.winRate).toBe(50)
  expect(metrics.avgTrade).toBeCloseTo(-5.25)
})

it('annualises the Sharpe ratio of the daily returns over 365 days', () => {
  // +1 % and −1 % of the capital in turn, then +1 % twice: a mean of 0.2 % with a known deviation.
  let capital = 10_000
  const returns = [1, -1, 1, -1, 1, -1, 1, -1, 1, 1].map((percent) => percent / 100)
  const rows = returns.map((share) => {
    const pnl = capital * share
    capital += pnl
    return day(pnl, 0, 1)
  })
  const mean = 0.002
  const variance = returns.reduce((sum, share) => sum + (share - mean) ** 2, 0) / 9

  expect(metricsOf(rows).sharpeRatio).toBeCloseTo((mean / Math.sqrt(variance)) * Math.sqrt(365), 9)
})

it('has no Sharpe ratio of too few days, and no metric of none', () => {
  const rows = Array.from({ length: MIN_SHARPE_DAYS - 1 }, (_, index) => day(index, 0, 1))

  expect(metricsOf(rows).sharpeRatio).toBeNaN()
  expect(metricsOf([])).toEqual({
    totalPnL: 0,
    maxDrawdown: Number.NaN,
    winRate: Number.NaN,
    sharpeRatio: Number.NaN,
    avgTrade: Number.NaN,
  })
})
