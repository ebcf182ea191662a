import { everywhere } from '../words'
import { FROM_0_TO_100, period } from '../parameterRange'
import { indicator } from './indicator'
import { type PriceRanges, placesInRange } from './placesInRange'
import { sma } from '../formulas/sma'
import { COMPARES_K, D_PERIOD, K_PERIOD, STOCHASTIC_DRAWING, type Stochastic } from './stochastic'

export const STOCHASTIC_FULL = indicator({
  words: {
    name: {
      en: 'Stochastic (full)',
      es: 'Estocástico completo',
      zh: '完整随机指标',
      fr: 'Stochastique complet',
    },
    label: everywhere('Full Stoch'),
    short: {
      en: 'Full Stochastic',
      es: 'Estocástico completo',
      zh: '完整随机指标',
      fr: 'Stochastique complet',
    },
    compares: COMPARES_K,
  },
  group: 'momentum',
  keyword: 'FullStochastic',
  color: '#0284C7',
  parameters: {
    k: K_PERIOD,
    smoothing: period(3, {
      en: '%K smoothing',
      es: 'Suavizado de %K',
      zh: '%K 平滑',
      fr: 'Lissage de %K',
    }),
    d: D_PERIOD,
  },
  mainParameter: 'k',
  values: FROM_0_TO_100,
  usualLevel: 80,
  value: 'k',
  draw: STOCHASTIC_DRAWING,
  warmUp: ({ k, smoothing, d }) => k + smoothing + d - 3,
  compute: (columns, periods) => ({ ...stochasticFull(columns, periods) }),
})

export interface StochasticFullPeriods {
  k: number
  smoothing: number
  d: number
}

/**
 * Full stochastic oscillator, 0 to 100: the %K of the fast one averaged over `smoothing` candles, and %D as
 * the average of the last `d` of these. A smoothing of 3 makes it the slow one, of 1 the fast one. %K
 * begins at index `k + smoothing - 2`.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/stochastic-oscillator-fast-slow-and-full
 */
export function stochasticFull(prices: PriceRanges, periods: StochasticFullPeriods): Stochastic {
  const k = sma(placesInRange(prices, periods.k), periods.smoothing)
  return { k, d: sma(k, periods.d) }
}
