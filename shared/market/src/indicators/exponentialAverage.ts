import { ema, emaWarmUp } from '../formulas/ema'
import { everywhere, type Words } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'

const SHORT: Words = { ...everywhere('EMA'), fr: 'MME' }

/** See `ema.ts` for its formula and its first value. */
export const EMA = indicator({
  words: {
    name: {
      en: 'Exponential Moving Average',
      es: 'Media móvil exponencial',
      zh: '指数移动平均线',
      fr: 'Moyenne mobile exponentielle',
    },
    label: SHORT,
    short: SHORT,
  },
  group: 'trend',
  keyword: 'EMA',
  color: '#EA580C',
  parameters: { period: period(20) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'average',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'average', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => emaWarmUp(candles),
  compute: ({ price }, { period: candles }) => ({ average: ema(price, candles) }),
})
