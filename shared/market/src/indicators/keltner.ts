import { atrPeriod, averageTrueRange, multiplier } from './atr'
import { BAND_LINES, COMPARES_MIDDLE } from './bands'
import { ema, emaWarmUp, wilderWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import type { PriceRanges } from './placesInRange'

export const KELTNER = indicator({
  words: {
    name: {
      en: 'Keltner Channels',
      es: 'Canales de Keltner',
      zh: '肯特纳通道',
      fr: 'Canaux de Keltner',
    },
    label: everywhere('KC'),
    short: { ...everywhere('Keltner'), zh: '肯特纳通道' },
    compares: COMPARES_MIDDLE,
  },
  group: 'volatility',
  keyword: 'Keltner',
  color: '#C2410C',
  parameters: { period: period(20), multiplier: multiplier(2), atr: atrPeriod(10) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'middle',
  draw: { place: 'price', unit: 'price', guides: [], lines: BAND_LINES },
  warmUp: (width) => Math.max(emaWarmUp(width.period), wilderWarmUp(width.atr)),
  compute: (columns, width) => ({ ...keltner(columns, width) }),
})

export interface KeltnerWidth {
  period: number
  /** The distance of a band from the middle in average true ranges. */
  multiplier: number
  atr: number
}

interface Keltner {
  middle: Float64Array
  upper: Float64Array
  lower: Float64Array
}

/**
 * Keltner channels in Linda Raschke's version: the exponential average of the closes, and a number of average true
 * ranges above and below it. The bands begin when both averages have.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/keltner-channels
 */
export function keltner(prices: PriceRanges, width: KeltnerWidth): Keltner {
  const middle = ema(prices.close, width.period)
  const ranges = averageTrueRange(prices, width.atr)
  const upper = new Float64Array(middle.length)
  // The ranges are not needed any more: their column becomes the lower band.
  const lower = ranges
  for (let index = 0; index < middle.length; index += 1) {
    const average = middle[index] as number
    const distance = width.multiplier * (ranges[index] as number)
    upper[index] = average + distance
    lower[index] = average - distance
  }
  return { middle, upper, lower }
}
