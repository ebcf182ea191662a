import { BAND_LINES, COMPARES_MIDDLE } from './bands'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { rollingMoments } from './rollingMoments'

export const BOLLINGER = indicator({
  words: {
    name: {
      en: 'Bollinger Bands',
      es: 'Bandas de Bollinger',
      zh: '布林带',
      fr: 'Bandes de Bollinger',
    },
    label: everywhere('BB'),
    short: everywhere('BB'),
    compares: COMPARES_MIDDLE,
  },
  group: 'common',
  keyword: 'BB',
  linkName: 'bollingerBands',
  color: '#0891B2',
  parameters: {
    period: period(20),
    deviations: {
      name: {
        en: 'Standard deviations',
        es: 'Desviaciones típicas',
        zh: '标准差倍数',
        fr: 'Écarts-types',
      },
      initial: 2,
      min: 0.1,
      max: 10,
      step: 0.1,
    },
  },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'middle',
  draw: { place: 'price', unit: 'price', guides: [], lines: BAND_LINES },
  source: 'close',
  warmUp: (width) => width.period - 1,
  compute: ({ price }, width) => ({ ...bollinger(price, width) }),
})

export interface BollingerWidth {
  period: number
  /** The distance of a band from the middle in standard deviations. */
  deviations: number
}

export interface Bollinger {
  middle: Float64Array
  upper: Float64Array
  lower: Float64Array
}

/**
 * Bollinger Bands: the simple average, and bands a number of standard deviations (of the population, not of a sample)
 * above and below it. For a flat series all three coincide.
 * https://www.bollingerbands.com/bollinger-band-rules
 */
export function bollinger(closes: Float64Array, { period, deviations }: BollingerWidth): Bollinger {
  const { mean, squares } = rollingMoments(closes, period)
  const upper = new Float64Array(closes.length)
  // The spread is not needed any more: its column becomes the lower band.
  const lower = squares
  for (let index = 0; index < closes.length; index += 1) {
    const middle = mean[index] as number
    const distance = deviations * Math.sqrt((squares[index] as number) / period)
    upper[index] = middle + distance
    lower[index] = middle - distance
  }
  return { middle: mean, upper, lower }
}

/** When the bands coincide, the price is in the middle. */
const PERCENT_B_WITHOUT_WIDTH = 0.5

/** %b: the position of the close between the bands: 0 on the lower, 1 on the upper, outside that range beyond them. */
export function percentB(closes: Float64Array, { upper, lower }: Bollinger): Float64Array {
  const places = new Float64Array(closes.length)
  for (let index = 0; index < closes.length; index += 1) {
    const bottom = lower[index] as number
    const width = (upper[index] as number) - bottom
    places[index] =
      width === 0 ? PERCENT_B_WITHOUT_WIDTH : ((closes[index] as number) - bottom) / width
  }
  return places
}
