import { everywhere, type Words } from '../words'
import { FROM_0_TO_100, period } from '../parameterRange'
import { indicator } from './indicator'
import { type PriceRanges, placesInRange } from './placesInRange'
import { sma } from '../formulas/sma'

/** The name of the stochastic line that a condition compares. */
export const COMPARES_K: Words = {
  en: 'Compares %K.',
  es: 'Compara %K.',
  zh: '比较的是 %K。',
  fr: 'Compare\u00a0%K.',
}

export const K_PERIOD = period(14, {
  en: '%K period',
  es: 'Periodo de %K',
  zh: '%K 周期',
  fr: 'Période de %K',
})

export const D_PERIOD = period(3, {
  en: '%D period',
  es: 'Periodo de %D',
  zh: '%D 周期',
  fr: 'Période de %D',
})

/** The common drawing of all stochastic oscillators. */
export const STOCHASTIC_DRAWING = {
  place: 'pane',
  unit: 'level',
  guides: [80, 20],
  lines: [
    { line: 'k', style: 'line', name: everywhere('%K') },
    { line: 'd', style: 'line', name: everywhere('%D'), isSecond: true },
  ],
} as const

export const STOCHASTIC = indicator({
  words: {
    name: {
      en: 'Stochastic Oscillator',
      es: 'Oscilador estocástico',
      zh: '随机指标',
      fr: 'Oscillateur stochastique',
    },
    label: everywhere('Stoch'),
    short: { en: 'Stochastic', es: 'Estocástico', zh: '随机指标', fr: 'Stochastique' },
    compares: COMPARES_K,
  },
  group: 'common',
  keyword: 'Stochastic',
  color: '#0D9488',
  parameters: { k: K_PERIOD, d: D_PERIOD },
  mainParameter: 'k',
  values: FROM_0_TO_100,
  usualLevel: 80,
  value: 'k',
  draw: STOCHASTIC_DRAWING,
  warmUp: ({ k, d }) => k + d - 2,
  compute: (columns, periods) => ({ ...stochastic(columns, periods) }),
})

export interface StochasticPeriods {
  k: number
  d: number
}

export interface Stochastic {
  k: Float64Array
  d: Float64Array
}

/**
 * Fast stochastic oscillator of George Lane, 0 to 100: %K says where the close stands between the
 * lowest low and the highest high of the last `k` candles, %D is the average of the last `d` %K.
 * Without any range %K is 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/stochastic-oscillator-fast-slow-and-full
 */
export function stochastic(prices: PriceRanges, periods: StochasticPeriods): Stochastic {
  const k = placesInRange(prices, periods.k)
  return { k, d: sma(k, periods.d) }
}
