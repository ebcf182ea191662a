import { checkPeriod } from '../formulas/checkPeriod'

interface Moments {
  mean: Float64Array
  /** The sum of the squared distances from the mean. */
  squares: Float64Array
}

/**
 * Mean and spread of the last `period` values at every index; NaN if there are fewer, or one of them is NaN. O(n):
 * every window is the end of one block plus the start of the next, and the moments of both parts are known. Nothing is
 * ever subtracted from a running sum, so no rounding error accumulates, a flat series has exactly its own mean and no
 * spread, and a gap only affects the windows around it. Within a block: B. P. Welford, Technometrics 4(3), 1962.
 * Merging: Chan, Golub and LeVeque, The American Statistician 37(3), 1983.
 */
export function rollingMoments(values: Float64Array, period: number): Moments {
  checkPeriod(period)
  const { length } = values
  const mean = new Float64Array(length)
  const squares = new Float64Array(length)
  // Moments of the last values of the previous block, by start index.
  const tailMeans = new Float64Array(period).fill(Number.NaN)
  const tailSquares = new Float64Array(period)
  for (let start = 0; start < length; start += period) {
    const end = Math.min(start + period, length)
    let average = 0
    let spread = 0
    for (let index = start; index < end; index += 1) {
      const value = values[index] as number
      const count = index - start + 1
      const distance = value - average
      average += distance / count
      spread += distance * (value - average)
      if (count === period) {
        mean[index] = average
        squares[index] = spread
        break
      }
      const tailMean = tailMeans[count] as number
      const between = average - tailMean
      const share = count / period
      mean[index] = tailMean + between * share
      squares[index] =
        (tailSquares[count] as number) + spread + between ** 2 * share * (period - count)
    }
    average = spread = 0
    for (let index = end - 1; index > start; index -= 1) {
      const value = values[index] as number
      const distance = value - average
      average += distance / (end - index)
      spread += distance * (value - average)
      tailMeans[index - start] = average
      tailSquares[index - start] = spread
    }
  }
  return { mean, squares }
}
