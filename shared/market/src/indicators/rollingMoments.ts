import { at } from './at'
import { checkPeriod } from './period'

interface Moments {
  mean: Float64Array
  /** The sum of the squared distances from the mean. */
  squares: Float64Array
}

/**
 * Mean and spread of the last `period` values at every index; NaN where there are fewer, or where
 * one of them is NaN. O(n): every window is the end of one block and the beginning of the next, and
 * both parts are known. Nothing is ever subtracted from a running sum, so no error is carried along,
 * a flat series has exactly its own mean and no spread, and a gap spoils only the windows around it.
 * Merging: Chan, Golub and LeVeque, The American Statistician 37(3), 1983.
 */
export function rollingMoments(values: Float64Array, period: number): Moments {
  checkPeriod(period)
  const heads = momentsUpTo(values, (index) => index % period === 0)
  const reversed = momentsUpTo(
    values.toReversed(),
    (index) => (values.length - index) % period === 0,
  )
  const mean = new Float64Array(values.length)
  const squares = new Float64Array(values.length)
  for (let last = 0; last < values.length; last += 1) {
    const headMean = at(heads.mean, last)
    const headSquares = at(heads.squares, last)
    const inHead = (last % period) + 1
    const share = inHead / period
    const tail = values.length - 1 - (last - period + 1)
    const distance = headMean - at(reversed.mean, tail)
    mean[last] = share === 1 ? headMean : at(reversed.mean, tail) + distance * share
    squares[last] =
      share === 1
        ? headSquares
        : at(reversed.squares, tail) + headSquares + distance ** 2 * share * (period - inHead)
  }
  return { mean, squares }
}

/** The moments since the last start of a block. B. P. Welford, Technometrics 4(3), 1962. */
function momentsUpTo(values: Float64Array, startsBlock: (index: number) => boolean): Moments {
  const mean = new Float64Array(values.length)
  const squares = new Float64Array(values.length)
  let count = 0
  let average = 0
  let spread = 0
  for (const [index, value] of values.entries()) {
    if (startsBlock(index)) count = average = spread = 0
    count += 1
    const distance = value - average
    average += distance / count
    spread += distance * (value - average)
    mean[index] = average
    squares[index] = spread
  }
  return { mean, squares }
}
