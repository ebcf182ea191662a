import { at } from './at'
import { wilderAverage, wilderWarmUp } from './ema'
import { everywhere, FROM_0_TO_100, indicator, period } from './indicator'
import { checkPeriod } from './period'

export const OVERSOLD = 30
export const OVERBOUGHT = 70

export const RSI = indicator({
  words: { name: everywhere('RSI'), label: everywhere('RSI'), short: everywhere('RSI') },
  keyword: 'RSI',
  color: '#8B5CF6',
  parameters: { period: period(14) },
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
  isOfCloses: true,
  warmUp: ({ period: candles }) => wilderWarmUp(candles),
  compute: ({ close }, { period: candles }) => ({ rsi: rsi(close, candles) }),
})

/** Where nothing moved, neither side is stronger. */
const RSI_WITHOUT_MOVEMENT = 50

/**
 * Relative strength index of J. Welles Wilder, 0 to 100: the share of the average gain in all
 * movement. The first value is at index `candles`. Without a loss it is 100, without a gain 0, and
 * without any movement 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi
 */
export function rsi(closes: Float64Array, candles: number): Float64Array {
  checkPeriod(candles)
  const changes = closes.map((close, index) => close - at(closes, index - 1))
  const gains = wilderAverage(changes.map(gainOf), candles)
  const losses = wilderAverage(
    changes.map((change) => gainOf(-change)),
    candles,
  )
  return gains.map((gain, index) => strength(gain, at(losses, index)))
}

/** Math.max keeps NaN. */
function gainOf(change: number): number {
  return Math.max(0, change)
}

function strength(gain: number, loss: number): number {
  const movement = gain + loss
  return movement === 0 ? RSI_WITHOUT_MOVEMENT : 100 * (gain / movement)
}
