import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { type PriceRanges, placesInRange } from './placesInRange'

export const WILLIAMS_R = indicator({
  words: {
    name: { ...everywhere('Williams %R'), zh: '威廉指标 %R' },
    label: everywhere('%R'),
    short: { ...everywhere('Williams %R'), zh: '威廉指标' },
  },
  group: 'momentum',
  keyword: 'WilliamsR',
  color: '#E11D48',
  parameters: { period: period(14) },
  mainParameter: 'period',
  values: { min: -100, max: 0 },
  usualLevel: -20,
  value: 'r',
  draw: { place: 'pane', unit: 'level', guides: [-20, -80], lines: [{ line: 'r', style: 'line' }] },
  warmUp: ({ period: candles }) => candles - 1,
  compute: (columns, { period: candles }) => ({ r: williamsR(columns, candles) }),
})

/**
 * Williams %R of Larry Williams, −100 to 0: the position of the close between the lowest low and the highest high of
 * the last `candles` candles, counted down from the high. −50 without a range. NaN while there are fewer candles.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/williams-r
 */
export function williamsR(prices: PriceRanges, candles: number): Float64Array {
  const places = placesInRange(prices, candles)
  for (let index = 0; index < places.length; index += 1) {
    places[index] = (places[index] as number) - 100
  }
  return places
}
