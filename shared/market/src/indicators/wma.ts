import { everywhere, type Words } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { checkPeriod } from '../formulas/checkPeriod'

const SHORT: Words = { ...everywhere('WMA'), fr: 'MMP' }

export const WMA = indicator({
  words: {
    name: {
      en: 'Weighted Moving Average',
      es: 'Media móvil ponderada',
      zh: '加权移动平均线',
      fr: 'Moyenne mobile pondérée',
    },
    label: SHORT,
    short: SHORT,
  },
  group: 'trend',
  keyword: 'WMA',
  color: '#0284C7',
  parameters: { period: period(20) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'average',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'average', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => candles - 1,
  compute: ({ price }, { period: candles }) => ({ average: wma(price, candles) }),
})

/**
 * Weighted moving average: the newest of the last `period` values has the weight `period`, the previous one one less,
 * and so on down to 1. NaN while there are fewer. O(n) without accumulated rounding errors: every window is the end of
 * one block plus the start of the next, and both parts are summed as distances from one of their own values, so that a
 * flat series has exactly its own average.
 * https://www.tradingview.com/support/solutions/43000594680-weighted-moving-average/
 */
export function wma(values: Float64Array, period: number): Float64Array {
  checkPeriod(period)
  const { length } = values
  const averages = new Float64Array(length)
  const weights = triangle(period)
  // Weighted sums of the last values of the previous block, by start index.
  const tails = new Float64Array(period)
  let tailBase = Number.NaN
  for (let start = 0; start < length; start += period) {
    const end = Math.min(start + period, length)
    const base = values[start] as number
    let sum = 0
    let weighted = 0
    for (let index = start; index < end; index += 1) {
      const count = index - start + 1
      const older = period - count
      const distance = (values[index] as number) - base
      sum += distance
      weighted += count * distance
      const ofTail =
        older === 0 ? 0 : (tails[count] as number) + (tailBase - base) * triangle(older)
      averages[index] = base + (ofTail + older * sum + weighted) / weights
    }
    tailBase = values[end - 1] as number
    sum = weighted = 0
    for (let index = end - 1; index > start; index -= 1) {
      sum += (values[index] as number) - tailBase
      weighted += sum
      tails[index - start] = weighted
    }
  }
  return averages
}

/** The sum of the weights from 1 to `count`. */
function triangle(count: number): number {
  return (count * (count + 1)) / 2
}
