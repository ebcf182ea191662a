import { checkPeriod } from '../formulas/checkPeriod'

/** The maximum of the last `period` values at every index; NaN if there are fewer, or one is NaN. */
export function rollingMax(values: Float64Array, period: number): Float64Array {
  return rollingExtreme(values, period, 1)
}

/** The smallest of them. */
export function rollingMin(values: Float64Array, period: number): Float64Array {
  return rollingExtreme(values, period, -1)
}

/**
 * O(n): a monotonic queue keeps the indices of values that can still become the extreme, so that its first entry is the
 * extreme. D. Lemire, Nordic Journal of Computing 13(4), 2006.
 */
function rollingExtreme(values: Float64Array, period: number, sign: 1 | -1): Float64Array {
  checkPeriod(period)
  const { length } = values
  const extremes = new Float64Array(length).fill(Number.NaN)
  const queue = new Int32Array(length)
  let head = 0
  let tail = 0
  let sinceGap = 0
  for (let index = 0; index < length; index += 1) {
    const value = values[index] as number
    if (Number.isNaN(value)) {
      head = tail = sinceGap = 0
      continue
    }
    const reach = sign * value
    while (tail > head && sign * (values[queue[tail - 1] as number] as number) <= reach) tail -= 1
    queue[tail] = index
    tail += 1
    if ((queue[head] as number) <= index - period) head += 1
    sinceGap += 1
    if (sinceGap >= period) extremes[index] = values[queue[head] as number] as number
  }
  return extremes
}
