import { everywhere } from '../words'
import { indicator } from './indicator'
import type { PriceRanges } from './placesInRange'

/** Within this many candles it has reversed, and restarted, more than once. */
const LONGEST_TREND = 500

export const PARABOLIC_SAR = indicator({
  words: {
    name: { en: 'Parabolic SAR', es: 'SAR parabólico', zh: '抛物线 SAR', fr: 'SAR parabolique' },
    label: everywhere('SAR'),
    short: everywhere('SAR'),
  },
  group: 'trend',
  keyword: 'SAR',
  color: '#C026D3',
  parameters: {
    step: {
      name: { en: 'Step', es: 'Incremento', zh: '步长', fr: 'Pas' },
      initial: 0.02,
      min: 0.01,
      max: 0.2,
      step: 0.01,
    },
    maximum: {
      name: { en: 'Maximum', es: 'Máximo', zh: '最大值', fr: 'Plafond' },
      initial: 0.2,
      min: 0.05,
      max: 1,
      step: 0.01,
    },
  },
  values: { min: 0 },
  usualLevel: 50,
  value: 'sar',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'sar', style: 'dots' }] },
  warmUp: () => LONGEST_TREND,
  compute: (columns, speed) => ({ sar: parabolicSar(columns, speed) }),
})

export interface SarSpeed {
  /** The acceleration factor: its initial value, and its increment per new extreme. */
  step: number
  /** The maximum of the acceleration factor. */
  maximum: number
}

/**
 * Parabolic stop and reverse of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978), computed as on
 * TradingView: each candle moves it a share of the way to the trend's extreme price, but never into the range of the
 * two previous candles; when prices reach it, the trend reverses and it restarts at that extreme. The first value is at
 * the second candle: an uptrend from the previous low if this candle closed higher, else a downtrend from the previous
 * high.
 * https://www.tradingview.com/support/solutions/43000502597-parabolic-sar-sar/
 */
export function parabolicSar(
  { high, low, close }: PriceRanges,
  { step, maximum }: SarSpeed,
): Float64Array {
  const stops = new Float64Array(close.length).fill(Number.NaN)
  if (close.length < 2) return stops
  let isRising = (close[1] as number) > (close[0] as number)
  let extreme = (isRising ? high[1] : low[1]) as number
  let stop = (isRising ? low[0] : high[0]) as number
  let share = Math.min(step, maximum)
  for (let index = 1; index < close.length; index += 1) {
    const top = high[index] as number
    const bottom = low[index] as number
    stop += share * (extreme - stop)
    if (isRising ? stop > bottom : stop < top) {
      stop = isRising ? Math.max(top, extreme) : Math.min(bottom, extreme)
      isRising = !isRising
      extreme = isRising ? top : bottom
      share = Math.min(step, maximum)
    } else if (isRising ? top > extreme : bottom < extreme) {
      extreme = isRising ? top : bottom
      share = Math.min(share + step, maximum)
    }
    const earlier = Math.max(0, index - 2)
    stop = isRising
      ? Math.min(stop, low[index - 1] as number, low[earlier] as number)
      : Math.max(stop, high[index - 1] as number, high[earlier] as number)
    stops[index] = stop
  }
  return stops
}
