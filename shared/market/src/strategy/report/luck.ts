import { deviation, mean, present, type Returns } from '../metrics/riskMetricsStatistics'
import { normalCdf, normalQuantile } from './normalDistribution'

/** The Euler–Mascheroni constant. */
const GAMMA = 0.5772156649015329

/** The parts of the deflated Sharpe ratio, to be printed one by one. Ratios are of one period, unless they say otherwise. */
export interface Luck {
  trials: number
  /** Returns of the run. */
  observations: number
  sharpe: number
  sharpePerYear: number
  skewness: number
  /** 3 for a normal distribution. */
  kurtosis: number
  /** Standard deviation of the trials' Sharpe ratios. */
  spread: number
  /**
   * Whether the spread is that of the trials; if theirs is larger or unknown, the spread of pure chance is used: 1/√(n
   * − 1).
   */
  isSpreadMeasured: boolean
  /** The highest Sharpe ratio that as many trials without any skill are expected to bring. */
  expectedBest: number
  expectedBestPerYear: number
  /** The distance of the run above it in standard errors. */
  score: number
  /** The deflated Sharpe ratio: how probable it is that the run's true Sharpe ratio is above zero, after so many trials. */
  deflated: number
}

interface Tried {
  /** The number of backtests so far, including this one. */
  trials: number
  /** The known annualised Sharpe ratios. */
  sharpes: readonly number[]
}

/**
 * Computes what luck would achieve among this many trials, and how much of a run's Sharpe ratio remains beyond it: D.
 * H. Bailey and M. López de Prado, "The Deflated Sharpe Ratio: Correcting for Selection Bias, Backtest Overfitting and
 * Non-Normality", Journal of Portfolio Management 40 (5), 2014. It assumes independent trials; for similar ones, such
 * as rules that differ by one number, it is too strict. Trials that lose through their costs spread further than
 * chance, which says nothing about luck: then the spread of chance is used. NaN for fewer than three returns.
 */
export function luck(tried: Tried, returns: Returns, perYear: number): Luck {
  return luckOf(tried, momentsOf(returns), perYear)
}

/** The same, where of the returns no more is known than their moments. */
export function luckOf({ trials, sharpes }: Tried, moments: Moments, perYear: number): Luck {
  const { observations, sharpe } = moments
  const year = Math.sqrt(perYear)
  const measured = deviation(present(sharpes)) / year
  const byChance = 1 / Math.sqrt(observations - 1)
  const isSpreadMeasured = measured > 0 && measured <= byChance
  const spread = isSpreadMeasured ? measured : byChance
  const expectedBest = spread * expectedHighest(trials)
  const score = scoreOf(moments, expectedBest)
  return {
    trials,
    ...moments,
    sharpePerYear: sharpe * year,
    spread,
    isSpreadMeasured,
    expectedBest,
    expectedBestPerYear: expectedBest * year,
    score,
    deflated: observations < 3 ? Number.NaN : normalCdf(score),
  }
}

export type Moments = Pick<Luck, 'observations' | 'sharpe' | 'skewness' | 'kurtosis'>

/** Returns the moments that luck is computed from, of the returns that are there. */
export function momentsOf(returns: Returns): Moments {
  const known = present(returns)
  return {
    observations: known.length,
    sharpe: mean(known) / deviation(known),
    ...shapeOf(known),
  }
}

/** The distance of a Sharpe ratio above another in its own standard errors, for returns that need not be normal. */
export function scoreOf(
  { observations, sharpe, skewness, kurtosis }: Moments,
  other: number,
): number {
  const error = Math.sqrt(1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe ** 2)
  return ((sharpe - other) * Math.sqrt(observations - 1)) / error
}

/** The expected maximum of a number of standard normal draws; 0 for a single one. */
export function expectedHighest(draws: number): number {
  if (draws <= 1) return 0
  return (
    (1 - GAMMA) * normalQuantile(1 - 1 / draws) + GAMMA * normalQuantile(1 - 1 / (draws * Math.E))
  )
}

/** The third and the fourth standardised moment of all values; NaN where all are equal. */
function shapeOf(values: Float64Array): { skewness: number; kurtosis: number } {
  const centre = mean(values)
  const moment = (power: number) => mean(values.map((value) => (value - centre) ** power))
  const variance = moment(2)
  return { skewness: moment(3) / variance ** 1.5, kurtosis: moment(4) / variance ** 2 }
}
