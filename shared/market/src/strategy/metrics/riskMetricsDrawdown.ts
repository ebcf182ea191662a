import type { Returns } from './riskMetricsStatistics'

/** Returns the cumulative return at the end of each period, as a share; a missing return earns nothing. */
export function cumulativeReturns(returns: Returns): Float64Array {
  let growth = 1
  return Float64Array.from(returns, (value) => {
    if (!Number.isNaN(value)) growth *= 1 + value
    return growth - 1
  })
}

/**
 * How far the capital stands below its peak at the end of each period: 0 at a peak, −0.1 a tenth
 * below. The opening capital is the first peak.
 */
export function drawdowns(returns: Returns): Float64Array {
  let peak = 1
  return cumulativeReturns(returns).map((earned) => {
    peak = Math.max(peak, 1 + earned)
    return (1 + earned) / peak - 1
  })
}

/** The deepest of the drawdowns: −0.1 for a tenth, 0 for none; NaN without returns. */
export function maxDrawdown(returns: Returns): number {
  if (returns.length === 0) return Number.NaN
  return drawdowns(returns).reduce((deepest, depth) => Math.min(deepest, depth), 0)
}

/** The deepest drawdown within the last `window` returns at every index; NaN where there are fewer. */
export function rollingMaxDrawdown(returns: Returns, window: number): Float64Array {
  const list = Float64Array.from(returns)
  return list.map((_return, last) =>
    last + 1 < window ? Number.NaN : maxDrawdown(list.subarray(last + 1 - window, last + 1)),
  )
}
