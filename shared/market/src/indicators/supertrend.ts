import { averageTrueRange, atrPeriod, multiplier } from './atr'
import { wilderWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { indicator } from './indicator'
import type { PriceRanges } from './placesInRange'

/** Within this many candles a trend has turned, and restarted. */
const LONGEST_TREND = 500

export const SUPERTREND = indicator({
  words: {
    name: { ...everywhere('Supertrend'), zh: '超级趋势' },
    label: { ...everywhere('Supertrend'), zh: '超级趋势' },
    short: { ...everywhere('Supertrend'), zh: '超级趋势' },
  },
  group: 'trend',
  keyword: 'Supertrend',
  color: '#16A34A',
  parameters: { period: atrPeriod(10), multiplier: multiplier(3) },
  // Its lower band may be negative.
  values: {},
  usualLevel: 50,
  value: 'supertrend',
  draw: {
    place: 'price',
    unit: 'price',
    guides: [],
    lines: [{ line: 'supertrend', style: 'lineBySide' }],
  },
  warmUp: (width) => wilderWarmUp(width.period) + LONGEST_TREND,
  compute: (columns, width) => ({ supertrend: supertrend(columns, width) }),
})

export interface SupertrendWidth {
  period: number
  /** How many average true ranges a band is away from the middle of the candle. */
  multiplier: number
}

/**
 * Supertrend of Olivier Seban: in a rise it is the lower of two bands, which never falls, and in a fall the upper one,
 * which never rises; a close beyond it turns the trend. The bands are a number of average true ranges away from the
 * middle of each candle. It begins with the first of these, as a fall.
 * https://www.tradingview.com/support/solutions/43000634738-supertrend/
 */
export function supertrend(
  prices: PriceRanges,
  { period, multiplier: width }: SupertrendWidth,
): Float64Array {
  const { high, low, close } = prices
  const ranges = averageTrueRange(prices, period)
  const line = new Float64Array(close.length).fill(Number.NaN)
  let upper = Number.NaN
  let lower = Number.NaN
  let before = Number.NaN
  let isRising = false
  for (let index = period - 1; index < close.length; index += 1) {
    const bottom = low[index] as number
    const middle = bottom + ((high[index] as number) - bottom) / 2
    const distance = width * (ranges[index] as number)
    // What is compared with NaN counts as beyond: the first bands are taken as they are.
    if (!(upper <= middle + distance) || before > upper) upper = middle + distance
    if (!(lower >= middle - distance) || before < lower) lower = middle - distance
    before = close[index] as number
    if (index >= period) isRising = isRising ? before >= lower : before > upper
    line[index] = isRising ? lower : upper
  }
  return line
}
