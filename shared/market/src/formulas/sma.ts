import { checkPeriod } from './checkPeriod'

/**
 * Simple moving average: the mean of the last `period` values, NaN while there are fewer. Computed like
 * `rollingMoments` without the spread: block by block, so that no rounding error accumulates.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
 */
export function sma(values: Float64Array, period: number): Float64Array {
  checkPeriod(period)
  const { length } = values
  const means = new Float64Array(length)
  // A product is sooner there than a quotient, and each waits for the one before.
  const shares = Float64Array.from({ length: period + 1 }, (_, count) => 1 / count)
  const weights = shares.map((_, count) => count / period)
  // Means of the last values of a block, by start index: of the previous block, and of this one.
  let tails = new Float64Array(period).fill(Number.NaN)
  let nextTails = new Float64Array(period)
  for (let start = 0; start < length; start += period) {
    const end = Math.min(start + period, length)
    let head = 0
    let tail = 0
    // Forwards and backwards at once: neither waits for the other.
    for (let count = 1; count <= end - start; count += 1) {
      const share = shares[count] as number
      const index = start + count - 1
      head += ((values[index] as number) - head) * share
      const before = count === period ? head : (tails[count] as number)
      means[index] = before + (head - before) * (weights[count] as number)
      tail += ((values[end - count] as number) - tail) * share
      nextTails[end - count - start] = tail
    }
    ;[tails, nextTails] = [nextTails, tails]
  }
  return means
}
