import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { checkPeriod } from '../formulas/checkPeriod'

export const ROC = indicator({
  words: { name: everywhere('ROC'), label: everywhere('ROC'), short: everywhere('ROC') },
  group: 'momentum',
  keyword: 'ROC',
  color: '#EC4899',
  parameters: { period: period(12) },
  mainParameter: 'period',
  values: { min: -100 },
  usualLevel: 0,
  value: 'roc',
  draw: { place: 'pane', unit: 'level', guides: [0], lines: [{ line: 'roc', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => candles,
  compute: ({ price }, { period: candles }) => ({ roc: roc(price, candles) }),
})

/**
 * Rate of change: the difference of a price from the one `candles` candles ago, in percent. NaN while there is none,
 * and if that price is 0.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/rate-of-change-roc-and-momentum
 */
export function roc(prices: Float64Array, candles: number): Float64Array {
  checkPeriod(candles)
  const changes = new Float64Array(prices.length).fill(Number.NaN)
  for (let index = candles; index < prices.length; index += 1) {
    const before = prices[index - candles] as number
    if (before !== 0) changes[index] = 100 * (((prices[index] as number) - before) / before)
  }
  return changes
}
