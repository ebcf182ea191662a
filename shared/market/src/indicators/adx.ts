import { wilderAverage, wilderWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { FROM_0_TO_100, period } from '../parameterRange'
import { indicator } from './indicator'
import type { PriceRanges } from './placesInRange'

/** From this value on traders speak of a trend. */
const TREND = 25

export const ADX = indicator({
  words: {
    name: everywhere('ADX'),
    label: everywhere('ADX'),
    short: everywhere('ADX'),
    compares: {
      en: 'Compares the ADX line.',
      es: 'Compara la línea ADX.',
      zh: '比较的是 ADX 线。',
      fr: 'Compare la ligne ADX.',
    },
  },
  group: 'trend',
  keyword: 'ADX',
  color: '#3B82F6',
  parameters: { period: period(14) },
  mainParameter: 'period',
  values: FROM_0_TO_100,
  usualLevel: TREND,
  value: 'adx',
  draw: {
    place: 'pane',
    unit: 'level',
    guides: [TREND],
    lines: [
      { line: 'plus', style: 'line', name: everywhere('+DI'), side: 'up' },
      { line: 'minus', style: 'dashed', name: everywhere('−DI'), side: 'down' },
      { line: 'adx', style: 'line', name: everywhere('ADX') },
    ],
  },
  warmUp: ({ period: candles }) => 2 * wilderWarmUp(candles) + 1,
  compute: (columns, { period: candles }) => ({ ...adx(columns, candles) }),
})

interface Adx {
  adx: Float64Array
  plus: Float64Array
  minus: Float64Array
}

/**
 * Average directional index of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978), 0 to 100. +DI and
 * −DI are Wilder averages of the moves up and down beyond the previous candle, of which only the larger counts, in
 * percent of the average true range: their first values are at index `candles`. The index is the average of their
 * difference in percent of their sum, from `2 * candles - 1` on. Without any range or any such move all are 0.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/average-directional-index-adx
 */
export function adx({ high, low, close }: PriceRanges, candles: number): Adx {
  const { length } = close
  const ups = new Float64Array(length).fill(Number.NaN)
  const downs = new Float64Array(length).fill(Number.NaN)
  const ranges = new Float64Array(length).fill(Number.NaN)
  for (let index = 1; index < length; index += 1) {
    const top = high[index] as number
    const bottom = low[index] as number
    const before = close[index - 1] as number
    const up = top - (high[index - 1] as number)
    const down = (low[index - 1] as number) - bottom
    ups[index] = up > down && up > 0 ? up : 0
    downs[index] = down > up && down > 0 ? down : 0
    ranges[index] = Math.max(top, before) - Math.min(bottom, before)
  }
  const plus = wilderAverage(ups, candles)
  const minus = wilderAverage(downs, candles)
  const range = wilderAverage(ranges, candles)
  const distances = new Float64Array(length)
  for (let index = 0; index < length; index += 1) {
    const up = percentOf(plus[index] as number, range[index] as number)
    const down = percentOf(minus[index] as number, range[index] as number)
    plus[index] = up
    minus[index] = down
    distances[index] = percentOf(Math.abs(up - down), up + down)
  }
  return { adx: wilderAverage(distances, candles), plus, minus }
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : 100 * (part / whole)
}
