import { covariance, mean, type Returns } from './riskMetricsStatistics'

export interface AlphaBeta {
  /** The annual return that the benchmark does not explain, as a share. */
  alpha: number
  /** How far the returns go along with the benchmark: 1 as it, 0 not at all, −1 against it. */
  beta: number
}

/**
 * Jensen's alpha and beta against a benchmark, from the periods in which both are present. NaN for fewer than two of
 * them, and for a constant benchmark.
 */
export function alphaBeta(returns: Returns, benchmark: Returns, perYear: number): AlphaBeta {
  const [own, market] = pairs(returns, benchmark)
  if (own.length < 2) return { alpha: Number.NaN, beta: Number.NaN }
  const variance = covariance(market, market)
  const beta = variance === 0 ? Number.NaN : covariance(own, market) / variance
  const rest = own.map((value, index) => value - beta * Number(market[index]))
  return { alpha: (1 + mean(rest)) ** perYear - 1, beta }
}

function pairs(returns: Returns, benchmark: Returns): [Float64Array, Float64Array] {
  const length = Math.min(returns.length, benchmark.length)
  const indices = Array.from({ length }, (_item, index) => index).filter(
    (index) => !Number.isNaN(returns[index]) && !Number.isNaN(benchmark[index]),
  )
  const of = (list: Returns) => Float64Array.from(indices, (index) => Number(list[index]))
  return [of(returns), of(benchmark)]
}
