import {
  alphaBeta,
  annualVolatility,
  maxDrawdown,
  PERIODS_PER_YEAR,
  type Returns,
  returnsOf,
  sharpeRatio,
  sortinoRatio,
} from '@aldergate/market/metrics'
import type { Series } from './series'

/** The measures of the page, in its order. */
export const METRICS = ['beta', 'alpha', 'volatility', 'sharpe', 'sortino', 'maxDrawdown'] as const

export type Metric = (typeof METRICS)[number]

/** Shares (0.1 is 10 %) and ratios; what cannot be told is not finite and shows as "–". */
export type Metrics = Readonly<Record<Metric, number>>

export interface MetricReport {
  account: Metrics
  benchmark: Metrics
  /** The number of whole-period returns behind the metrics. */
  observations: number
  /** How many of them make a year. */
  perYear: number
}

/** With fewer returns a measure of risk says nothing. */
export const MIN_OBSERVATIONS = 20

const UNKNOWN: Metrics = {
  beta: Number.NaN,
  alpha: Number.NaN,
  volatility: Number.NaN,
  sharpe: Number.NaN,
  sortino: Number.NaN,
  maxDrawdown: Number.NaN,
}

/** The measures of a series and of its benchmark, with a risk-free rate of 0. */
export function metricsOf({ returns, benchmarkReturns, frequency, points }: Series): MetricReport {
  const perYear = PERIODS_PER_YEAR[frequency]
  const observations = returns.length
  const facts = { observations, perYear }
  if (observations < MIN_OBSERVATIONS) return { ...facts, account: UNKNOWN, benchmark: UNKNOWN }

  const own = points.map(({ growth }) => growth)
  const theirs = points.map(({ benchmark }) => benchmark)
  return {
    ...facts,
    account: measured(returns, benchmarkReturns, perYear, own),
    benchmark: measured(benchmarkReturns, benchmarkReturns, perYear, theirs),
  }
}

function measured(
  returns: Returns,
  benchmark: Returns,
  perYear: number,
  growth: readonly number[],
): Metrics {
  return {
    ...alphaBeta(returns, benchmark, perYear),
    volatility: annualVolatility(returns, perYear),
    sharpe: sharpeRatio(returns, perYear),
    sortino: sortinoRatio(returns, perYear),
    // Over the whole curve as drawn, including partial periods at its ends.
    maxDrawdown: maxDrawdown(returnsOf(growth.map((earned) => 1 + earned))),
  }
}
