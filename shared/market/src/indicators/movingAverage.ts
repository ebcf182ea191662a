import { everywhere, type Words } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { sma } from '../formulas/sma'

const SHORT: Words = { ...everywhere('MA'), fr: 'MM' }

export const MOVING_AVERAGE = indicator({
  words: {
    name: { en: 'Moving Average', es: 'Media móvil', zh: '移动平均线', fr: 'Moyenne mobile' },
    label: SHORT,
    short: SHORT,
  },
  group: 'common',
  keyword: 'MA',
  color: '#FF0000',
  parameters: { period: period(14) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'average',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'average', style: 'line' }] },
  source: 'close',
  warmUp: ({ period: candles }) => candles - 1,
  compute: ({ price }, { period: candles }) => ({ average: sma(price, candles) }),
})
