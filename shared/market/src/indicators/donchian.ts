import { BAND_LINES, COMPARES_MIDDLE } from './bands'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'
import { rollingMax, rollingMin } from './rollingExtreme'

export const DONCHIAN = indicator({
  words: {
    name: {
      en: 'Donchian Channels',
      es: 'Canales de Donchian',
      zh: '唐奇安通道',
      fr: 'Canaux de Donchian',
    },
    label: everywhere('DC'),
    short: { ...everywhere('Donchian'), zh: '唐奇安通道' },
    compares: COMPARES_MIDDLE,
  },
  group: 'volatility',
  keyword: 'Donchian',
  color: '#6366F1',
  parameters: { period: period(20) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 50,
  value: 'middle',
  draw: { place: 'price', unit: 'price', guides: [], lines: BAND_LINES },
  warmUp: ({ period: candles }) => candles - 1,
  compute: (columns, { period: candles }) => ({ ...donchian(columns, candles) }),
})

interface Donchian {
  middle: Float64Array
  upper: Float64Array
  lower: Float64Array
}

/**
 * Donchian channels of Richard Donchian: the highest high and the lowest low of the last `candles` candles, including
 * the newest, and their mean. NaN while there are fewer.
 * https://www.tradingview.com/support/solutions/43000502253-donchian-channels-dc/
 */
export function donchian(
  { high, low }: { high: Float64Array; low: Float64Array },
  candles: number,
): Donchian {
  const upper = rollingMax(high, candles)
  const lower = rollingMin(low, candles)
  const middle = new Float64Array(high.length)
  for (let index = 0; index < high.length; index += 1) {
    const bottom = lower[index] as number
    middle[index] = bottom + ((upper[index] as number) - bottom) / 2
  }
  return { middle, upper, lower }
}
