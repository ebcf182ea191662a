import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { checkPeriod } from '../formulas/checkPeriod'
import { wma } from './wma'

export const HMA = indicator({
  words: {
    name: {
      en: 'Hull Moving Average',
      es: 'Media móvil de Hull',
      zh: '赫尔移动平均线',
      fr: 'Moyenne mobile de Hull',
    },
    label: everywhere('HMA'),
    short: everywhere('HMA'),
  },
  group: 'trend',
  keyword: 'HMA',
  color: '#9333EA',
  parameters: { period: period(20) },
  mainParameter: 'period',
  // It overshoots the prices, so it may be negative.
  values: {},
  usualLevel: 50,
  value: 'average',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'average', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => candles + rootOf(candles) - 2,
  compute: ({ price }, { period: candles }) => ({ average: hma(price, candles) }),
})

/**
 * Hull moving average of Alan Hull: twice the weighted average over half of the period less that over all
 * of it, smoothed by one over its square root; half and root are rounded down. The first value is at index
 * `candles + root - 2`.
 * https://alanhull.com/hull-moving-average
 */
export function hma(values: Float64Array, candles: number): Float64Array {
  checkPeriod(candles)
  const fast = wma(values, Math.max(1, Math.floor(candles / 2)))
  const slow = wma(values, candles)
  for (let index = 0; index < values.length; index += 1) {
    fast[index] = 2 * (fast[index] as number) - (slow[index] as number)
  }
  return wma(fast, rootOf(candles))
}

function rootOf(candles: number): number {
  return Math.floor(Math.sqrt(candles))
}
