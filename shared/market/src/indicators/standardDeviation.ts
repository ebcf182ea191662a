import { indicator } from './indicator'
import { period } from '../parameterRange'
import { rollingMoments } from './rollingMoments'

export const STANDARD_DEVIATION = indicator({
  words: {
    name: {
      en: 'Standard Deviation',
      es: 'Desviación típica',
      zh: '标准差',
      fr: 'Écart-type',
    },
    label: { en: 'StdDev', es: 'Desv. típ.', zh: '标准差', fr: 'Écart-type' },
    short: { en: 'StdDev', es: 'Desv. típ.', zh: '标准差', fr: 'Écart-type' },
  },
  group: 'volatility',
  keyword: 'StdDev',
  color: '#A855F7',
  parameters: { period: period(20) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 1,
  value: 'deviation',
  draw: { place: 'pane', unit: 'price', guides: [], lines: [{ line: 'deviation', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => candles - 1,
  compute: ({ price }, { period: candles }) => ({ deviation: standardDeviation(price, candles) }),
})

/**
 * Standard deviation of the last `candles` prices: of the population, not of a sample, as for Bollinger Bands. NaN
 * while there are fewer; exactly 0 for a flat series.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/standard-deviation-volatility
 */
export function standardDeviation(prices: Float64Array, candles: number): Float64Array {
  const { squares } = rollingMoments(prices, candles)
  for (let index = 0; index < squares.length; index += 1) {
    squares[index] = Math.sqrt((squares[index] as number) / candles)
  }
  return squares
}
