import { rollingMoments } from './rollingMoments'

/**
 * Simple moving average: the mean of the last `period` values, NaN before there are so many.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
 */
export function sma(values: Float64Array, period: number): Float64Array {
  return rollingMoments(values, period).mean
}
