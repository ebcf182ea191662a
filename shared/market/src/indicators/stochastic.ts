import { at } from './at'
import { everywhere, FROM_0_TO_100, indicator, period } from './indicator'
import { rollingExtreme } from './rollingExtreme'
import { sma } from './sma'

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
    compares: {
      en: 'Compares %K.',
      es: 'Compara %K.',
      zh: '比较的是 %K。',
      fr: 'Compare\u00a0%K.',
    },
  },
  keyword: 'Stochastic',
  color: '#0D9488',
  parameters: {
    k: period(14, { en: '%K period', es: 'Periodo de %K', zh: '%K 周期', fr: 'Période de %K' }),
    d: period(3, { en: '%D period', es: 'Periodo de %D', zh: '%D 周期', fr: 'Période de %D' }),
  },
  mainParameter: 'k',
  values: FROM_0_TO_100,
  usualLevel: 80,
  value: 'k',
  draw: {
    place: 'pane',
    unit: 'level',
    guides: [80, 20],
    lines: [
      { line: 'k', style: 'line', name: everywhere('%K') },
      { line: 'd', style: 'line', name: everywhere('%D'), isSecond: true },
    ],
  },
  isOfCloses: false,
  warmUp: ({ k, d }) => k + d - 2,
  compute: (columns, periods) => ({ ...stochastic(columns, periods) }),
})

export interface StochasticPeriods {
  k: number
  d: number
}

export interface PriceRanges {
  high: Float64Array
  low: Float64Array
  close: Float64Array
}

export interface Stochastic {
  k: Float64Array
  d: Float64Array
}

/** A close within no range stands in its middle. */
const STOCHASTIC_WITHOUT_RANGE = 50

/**
 * Fast stochastic oscillator of George Lane, 0 to 100: %K says where the close stands between the
 * lowest low and the highest high of the last `k` candles, %D is the average of the last `d` %K.
 * Without any range %K is 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/stochastic-oscillator-fast-slow-and-full
 */
export function stochastic(prices: PriceRanges, periods: StochasticPeriods): Stochastic {
  const highest = rollingExtreme(prices.high, periods.k, Math.max)
  const lowest = rollingExtreme(prices.low, periods.k, Math.min)
  const k = prices.close.map((close, index) => {
    const range = at(highest, index) - at(lowest, index)
    return range === 0 ? STOCHASTIC_WITHOUT_RANGE : 100 * ((close - at(lowest, index)) / range)
  })
  return { k, d: sma(k, periods.d) }
}
