import type { Metric } from '../../performance/metrics'

/**
 * The formulas of `market/riskMetrics`: r are the account's returns, b the benchmark's, P is the number of periods in a
 * year, V the growth of an initial 1. The risk-free rate is 0.
 */
export const FORMULAS: Readonly<Record<Metric, string>> = {
  beta: 'β = cov(r, b) ÷ var(b)',
  alpha: 'α = (1 + mean(r − β·b))ᴾ − 1',
  volatility: 'σ = stdev(r) · √P',
  sharpe: 'mean(r) ÷ stdev(r) · √P',
  sortino: 'mean(r) · P ÷ (√mean(min(0, r)²) · √P)',
  maxDrawdown: 'min(Vₜ ÷ max(V₀…Vₜ) − 1)',
}
