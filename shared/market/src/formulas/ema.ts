import { checkPeriod } from './checkPeriod'

/**
 * Exponential moving average with the factor 2 / (period + 1). The first value is the simple average
 * of the first `period` values; before it NaN. A gap (NaN) starts it afresh.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
 */
export function ema(values: Float64Array, period: number): Float64Array {
  return smoothed(values, period, emaFactor(period))
}

/** The weight of the newest value. */
export function emaFactor(period: number): number {
  return 2 / (period + 1)
}

/** Wilder's average: as the exponential one, with the factor 1 / period. */
export function wilderAverage(values: Float64Array, period: number): Float64Array {
  return smoothed(values, period, 1 / period)
}

/**
 * The number of values after which the weight of everything earlier is below a twenty-thousandth (e to the power of
 * -10).
 */
export function emaWarmUp(period: number): number {
  return 5 * (period + 1)
}

/** The same for Wilder's average, which forgets half as soon. */
export function wilderWarmUp(period: number): number {
  return 10 * period
}

/**
 * Computes the first values one by one, then runs a tight loop whose only check is whether the result is still a
 * number.
 */
function smoothed(values: Float64Array, period: number, factor: number): Float64Array {
  checkPeriod(period)
  const { length } = values
  const averages = new Float64Array(length)
  let index = 0
  while (index < length) {
    let average = 0
    for (let count = 0; index < length && count < period; index += 1) {
      const value = values[index] as number
      count = Number.isNaN(value) ? 0 : count + 1
      average = count === 0 ? 0 : average + (value - average) / count
      averages[index] = count === period ? average : Number.NaN
    }
    for (; index < length; index += 1) {
      average += ((values[index] as number) - average) * factor
      if (Number.isNaN(average)) break
      averages[index] = average
    }
  }
  return averages
}
