export {
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  PERIODS_PER_YEAR,
  returnsOf,
  sharpeRatio,
  sortinoRatio,
} from './riskMetrics'
export { alphaBeta } from './riskMetricsBenchmark'
export { cumulativeReturns, maxDrawdown } from './riskMetricsDrawdown'
export { covariance, mean, type Returns } from './riskMetricsStatistics'
