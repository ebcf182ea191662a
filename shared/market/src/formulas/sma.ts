import { checkPeriod } from './checkPeriod'

/**
 * Simple moving average: the mean of the last `period` values, NaN before there are so many. As
 * `rollingMoments` without the spread: block by block, so that no error is carried along.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
 */
export function sma(values: Float64Array, period: number): Float64Array {
  checkPeriod(period)
  const { length } = values
  const means = new Float64Array(length)
  // Of the block before: the means of its last values, by where they begin in it.
  const tails = new Float64Array(period).fill(Number.NaN)
  for (let start = 0; start < length; start += period) {
    const end = Math.min(start + period, length)
    let average = 0
    for (let index = start; index < end; index += 1) {
      const count = index - start + 1
      average += ((values[index] as number) - average) / count
      const tail = count === period ? average : (tails[count] as number)
      means[index] = tail + (average - tail) * (count / period)
    }
    average = 0
    for (let index = end - 1; index > start; index -= 1) {
      average += ((values[index] as number) - average) / (end - index)
      tails[index - start] = average
    }
  }
  return means
}
