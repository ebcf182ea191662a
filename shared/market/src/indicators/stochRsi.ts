import { wilderWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { FROM_0_TO_100, period } from '../parameterRange'
import { indicator } from './indicator'
import { placesInRange } from './placesInRange'
import { rsi } from '../formulas/rsi'
import { sma } from '../formulas/sma'
import { COMPARES_K, D_PERIOD, STOCHASTIC_DRAWING, type Stochastic } from './stochastic'

export const STOCH_RSI = indicator({
  words: {
    name: { ...everywhere('StochRSI'), zh: '随机 RSI' },
    label: everywhere('StochRSI'),
    short: { ...everywhere('StochRSI'), zh: '随机 RSI' },
    compares: COMPARES_K,
  },
  group: 'momentum',
  keyword: 'StochRSI',
  color: '#7C6CF0',
  parameters: {
    rsi: period(14, {
      en: 'RSI period',
      es: 'Periodo del RSI',
      zh: 'RSI 周期',
      fr: 'Période du RSI',
    }),
    range: period(14, {
      en: 'Stochastic period',
      es: 'Periodo del estocástico',
      zh: '随机指标周期',
      fr: 'Période du stochastique',
    }),
    k: period(3, {
      en: '%K smoothing',
      es: 'Suavizado de %K',
      zh: '%K 平滑',
      fr: 'Lissage de %K',
    }),
    d: D_PERIOD,
  },
  values: FROM_0_TO_100,
  usualLevel: 80,
  value: 'k',
  draw: STOCHASTIC_DRAWING,
  source: 'close',
  // A narrow range of the RSI magnifies its remaining warm-up error.
  warmUp: (periods) => 2 * wilderWarmUp(periods.rsi) + periods.range + periods.k + periods.d,
  compute: ({ price }, periods) => ({ ...stochRsi(price, periods) }),
})

export interface StochRsiPeriods {
  rsi: number
  range: number
  k: number
  d: number
}

/**
 * Stochastic RSI of Tushar Chande and Stanley Kroll, 0 to 100: the position of the RSI within its own range over the
 * last `range` candles, averaged over `k` for %K, and %K over `d` for %D. 50 without a range. %K begins at index `rsi +
 * range + k - 2`.
 * https://www.tradingview.com/support/solutions/43000502333-stochastic-rsi-stoch-rsi/
 */
export function stochRsi(closes: Float64Array, periods: StochRsiPeriods): Stochastic {
  const strengths = rsi(closes, periods.rsi)
  const places = placesInRange({ high: strengths, low: strengths, close: strengths }, periods.range)
  const k = sma(places, periods.k)
  return { k, d: sma(k, periods.d) }
}
