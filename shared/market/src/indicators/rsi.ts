import { wilderWarmUp } from '../formulas/ema'
import { OVERBOUGHT, OVERSOLD, rsi, RSI_PERIOD } from '../formulas/rsi'
import { FROM_0_TO_100, period } from '../parameterRange'
import { everywhere } from '../words'
import { indicator } from './indicator'

export const RSI = indicator({
  words: { name: everywhere('RSI'), label: everywhere('RSI'), short: everywhere('RSI') },
  group: 'common',
  keyword: 'RSI',
  color: '#8B5CF6',
  parameters: { period: period(RSI_PERIOD) },
  mainParameter: 'period',
  values: FROM_0_TO_100,
  usualLevel: OVERBOUGHT,
  value: 'rsi',
  draw: {
    place: 'pane',
    unit: 'level',
    guides: [OVERBOUGHT, OVERSOLD],
    lines: [{ line: 'rsi', style: 'line' }],
  },
  source: 'close',
  warmUp: ({ period: candles }) => wilderWarmUp(candles),
  compute: ({ price }, { period: candles }) => ({ rsi: rsi(price, candles) }),
})
