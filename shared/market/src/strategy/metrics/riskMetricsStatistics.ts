/**
 * Returns are shares (0.01 is one percent), one per period, oldest first; NaN for a missing one. The conventions are
 * those of empyrical (https://github.com/quantopian/empyrical, Apache-2.0). A result with too few observations is NaN,
 * and one divided by zero risk is infinite: both show as "–".
 */
export type Returns = ArrayLike<number>

/** The values that are there. */
export function present(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values).filter((value) => !Number.isNaN(value))
}

/** Exact for equal values; NaN for none. */
export function mean(values: Float64Array): number {
  if (values.length === 0) return Number.NaN
  return values.reduce((average, value, index) => average + (value - average) / (index + 1), 0)
}

/** The sample standard deviation (divided by n − 1), exactly 0 for equal values; NaN for fewer than two. */
export function deviation(values: Float64Array): number {
  if (values.length < 2) return Number.NaN
  return Math.sqrt(covariance(values, values) / (values.length - 1))
}

/** The sum of the products of both distances from the mean. */
export function covariance(values: Float64Array, others: Float64Array): number {
  const valueMean = mean(values)
  const otherMean = mean(others)
  return values.reduce(
    (sum, value, index) => sum + (value - valueMean) * (Number(others[index]) - otherMean),
    0,
  )
}
