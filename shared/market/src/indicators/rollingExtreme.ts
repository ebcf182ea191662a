import { at } from './at'
import { checkPeriod } from './period'

/**
 * The greatest (`Math.max`) or smallest (`Math.min`) of the last `period` values at every index; NaN
 * where there are fewer, or where one of them is NaN. O(n): every window is the end of one block and
 * the beginning of the next. M. van Herk, Pattern Recognition Letters 13(7), 1992.
 */
export function rollingExtreme(
  values: Float64Array,
  period: number,
  extreme: (one: number, other: number) => number,
): Float64Array {
  checkPeriod(period)
  const heads = Float64Array.from(values)
  const tails = Float64Array.from(values)
  for (let index = 1; index < values.length; index += 1) {
    if (index % period > 0) heads[index] = extreme(at(heads, index - 1), at(values, index))
  }
  for (let index = values.length - 2; index >= 0; index -= 1) {
    if ((index + 1) % period > 0) tails[index] = extreme(at(tails, index + 1), at(values, index))
  }
  return heads.map((head, last) => extreme(at(tails, last - period + 1), head))
}
