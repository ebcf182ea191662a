import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { sma } from '../formulas/sma'

/** Donald Lambert's: most values then lie within −100 and 100. */
const SCALE = 0.015

export const CCI = indicator({
  words: { name: everywhere('CCI'), label: everywhere('CCI'), short: everywhere('CCI') },
  group: 'momentum',
  keyword: 'CCI',
  color: '#65A30D',
  parameters: { period: period(20) },
  mainParameter: 'period',
  values: {},
  usualLevel: 100,
  value: 'cci',
  draw: {
    place: 'pane',
    unit: 'level',
    guides: [100, -100],
    lines: [{ line: 'cci', style: 'line' }],
  },
  source: 'hlc3',
  warmUp: ({ period: candles }) => candles - 1,
  compute: ({ price }, { period: candles }) => ({ cci: cci(price, candles) }),
})

/**
 * Commodity channel index of Donald Lambert: the distance of a price (by definition the typical one) from the average
 * of the last `candles`, in units of their mean absolute deviation. NaN while there are fewer; 0 without any deviation.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/commodity-channel-index-cci
 */
export function cci(prices: Float64Array, candles: number): Float64Array {
  const values = sma(prices, candles)
  for (let index = candles - 1; index < prices.length; index += 1) {
    const mean = values[index] as number
    let distances = 0
    // All deviations change with the mean, so they are summed again for each window.
    for (let each = index - candles + 1; each <= index; each += 1) {
      distances += Math.abs((prices[each] as number) - mean)
    }
    const distance = (prices[index] as number) - mean
    values[index] = distances === 0 ? 0 : distance / ((SCALE * distances) / candles)
  }
  return values
}
