import type { Metric, Metrics } from '../performance/metrics'

/** An axis of the radar: a measure, and which values of it are the centre and the edge. */
export interface ScoreAxis {
  metric: Metric
  /** Scores 0. */
  worst: number
  /** Scores 100. */
  best: number
}

/** Each further out is better, or safer. Linear between both ends, and cut off there. */
export const SCORE_AXES: readonly ScoreAxis[] = [
  { metric: 'sharpe', worst: -2, best: 4 },
  { metric: 'sortino', worst: -3, best: 6 },
  { metric: 'alpha', worst: -0.5, best: 0.5 },
  { metric: 'volatility', worst: 0.4, best: 0 },
  { metric: 'maxDrawdown', worst: -0.3, best: 0 },
  { metric: 'beta', worst: 2, best: 0 },
]

/** The position of the measure on its axis, 0 to 100; NaN if it cannot be computed. */
export function scoreOf({ metric, worst, best }: ScoreAxis, metrics: Metrics): number {
  // A beta of −2 is as strong as one of 2.
  const value = metric === 'beta' ? Math.abs(metrics[metric]) : metrics[metric]
  if (!Number.isFinite(value)) return Number.NaN
  const share = (value - worst) / (best - worst)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
