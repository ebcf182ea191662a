import { at } from './at'
import { everywhere, indicator, period } from './indicator'
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
    compares: {
      en: 'Compares the middle band.',
      es: 'Compara la banda media.',
      zh: '比较的是中轨。',
      fr: 'Compare la bande médiane.',
    },
  },
  keyword: 'BB',
  linkName: 'bollingerBands',
  color: '#0891B2',
  parameters: {
    period: period(20),
    deviations: {
      name: {
        en: 'Standard deviations',
        es: 'Desviaciones estándar',
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
  draw: {
    place: 'price',
    unit: 'price',
    guides: [],
    lines: [
      {
        line: 'upper',
        style: 'line',
        name: { en: 'upper', es: 'superior', zh: '上轨', fr: 'haute' },
      },
      {
        line: 'middle',
        style: 'dashed',
        name: { en: 'middle', es: 'media', zh: '中轨', fr: 'médiane' },
      },
      {
        line: 'lower',
        style: 'line',
        name: { en: 'lower', es: 'inferior', zh: '下轨', fr: 'basse' },
      },
    ],
  },
  isOfCloses: true,
  warmUp: (width) => width.period - 1,
  compute: ({ close }, width) => ({ ...bollinger(close, width) }),
})

export interface BollingerWidth {
  period: number
  /** How many standard deviations a band is away from the middle. */
  deviations: number
}

export interface Bollinger {
  middle: Float64Array
  upper: Float64Array
  lower: Float64Array
}

/**
 * Bollinger Bands: the simple average, and the bands so many standard deviations (of the whole
 * window, not of a sample) above and below it. A flat series has all three in one place.
 * https://www.bollingerbands.com/bollinger-band-rules
 */
export function bollinger(closes: Float64Array, { period, deviations }: BollingerWidth): Bollinger {
  const { mean, squares } = rollingMoments(closes, period)
  const distance = squares.map((sum) => deviations * Math.sqrt(sum / period))
  return {
    middle: mean,
    upper: mean.map((middle, index) => middle + at(distance, index)),
    lower: mean.map((middle, index) => middle - at(distance, index)),
  }
}

/** Where the bands lie in one place, so does the price: in the middle. */
const PERCENT_B_WITHOUT_WIDTH = 0.5

/** %b: where the close stands between the bands: 0 on the lower, 1 on the upper, beyond when outside. */
export function percentB(closes: Float64Array, { upper, lower }: Bollinger): Float64Array {
  return closes.map((close, index) => {
    const width = at(upper, index) - at(lower, index)
    return width === 0 ? PERCENT_B_WITHOUT_WIDTH : (close - at(lower, index)) / width
  })
}
