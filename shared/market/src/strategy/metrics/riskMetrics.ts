import { cumulativeReturns, maxDrawdown } from './riskMetricsDrawdown'
import { deviation, mean, present, type Returns } from './riskMetricsStatistics'

/**
 * How many periods make a year where every day is traded and no hour is closed, as in the simulated
 * market. Every measure takes the number that belongs to its own series.
 */
export const PERIODS_PER_YEAR = { hourly: 365 * 24, daily: 365 } as const

/** The return of each value on the one before it: one fewer than there are values. */
export function returnsOf(values: ArrayLike<number>): Float64Array {
  const list = Float64Array.from(values)
  const returns = list.subarray(1).map((value, index) => value / Number(list[index]) - 1)
  return returns.map((value) => (Number.isFinite(value) ? value : Number.NaN))
}

/** The standard deviation of a sample's returns, for a year; NaN for fewer than two. */
export function annualVolatility(returns: Returns, perYear: number): number {
  return deviation(present(returns)) * Math.sqrt(perYear)
}

/** The yearly growth that has the same end. Missing returns count as periods without any. */
export function annualReturn(returns: Returns, perYear: number): number {
  if (returns.length === 0) return Number.NaN
  const growth = 1 + Number(cumulativeReturns(returns).at(-1))
  return growth ** (perYear / returns.length) - 1
}

/**
 * Mean excess return for a unit of its standard deviation, for a year: W. F. Sharpe, 1994. NaN for
 * fewer than two observations and for no excess without risk; infinite for an excess without risk.
 */
export function sharpeRatio(
  returns: Returns,
  perYear: number,
  riskFree: number | Returns = 0,
): number {
  const excess = excessOf(returns, riskFree)
  return (mean(excess) / deviation(excess)) * Math.sqrt(perYear)
}

/**
 * Annualised downside deviation from the required return: the root mean square over all periods, with those above it
 * counting as zero.
 */
export function downsideRisk(
  returns: Returns,
  perYear: number,
  required: number | Returns = 0,
): number {
  const shortfalls = excessOf(returns, required).map((excess) => Math.min(0, excess) ** 2)
  return Math.sqrt(mean(shortfalls)) * Math.sqrt(perYear)
}

/**
 * Mean excess return for a unit of downside risk, for a year: Sortino and Price, 1994. NaN for fewer
 * than two observations and for no excess without downside; infinite for an excess without downside.
 */
export function sortinoRatio(
  returns: Returns,
  perYear: number,
  required: number | Returns = 0,
): number {
  const excess = excessOf(returns, required)
  if (excess.length < 2) return Number.NaN
  return (mean(excess) * perYear) / downsideRisk(returns, perYear, required)
}

/** Annual return for a unit of maximum drawdown: T. W. Young, 1991. NaN without a drawdown. */
export function calmarRatio(returns: Returns, perYear: number): number {
  const drawdown = maxDrawdown(returns)
  return drawdown < 0 ? annualReturn(returns, perYear) / -drawdown : Number.NaN
}

/** Each return less the rate of its period; periods without one of the two are left out. */
function excessOf(returns: Returns, rate: number | Returns): Float64Array {
  const rateAt = typeof rate === 'number' ? () => rate : (index: number) => Number(rate[index])
  return present(Float64Array.from(returns, (value, index) => value - rateAt(index)))
}
