import { DAY_MS } from '../spans'
import { TIMEFRAME_MS } from '../timeframes'
import type { Columns } from './columns'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { typicalPrices } from './priceSource'

export const VWAP = indicator({
  words: { name: everywhere('VWAP'), label: everywhere('VWAP'), short: everywhere('VWAP') },
  group: 'trend',
  keyword: 'VWAP',
  color: '#DB2777',
  parameters: {},
  values: { min: 0 },
  usualLevel: 50,
  value: 'vwap',
  draw: { place: 'price', unit: 'price', guides: [], lines: [{ line: 'vwap', style: 'line' }] },
  readsVolume: true,
  warmUp: (_none, timeframe) => DAY_MS / TIMEFRAME_MS[timeframe] - 1,
  compute: (columns) => ({ vwap: vwap(columns) }),
})

/**
 * Volume-weighted average price since the start of the UTC day, based on typical prices (the mean of high, low and
 * close). The first value of each day is its first typical price; NaN until there is volume. The volume is taken as
 * units: the market's, which are pounds, give its dearer candles more weight.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/volume-weighted-average-price-vwap
 */
export function vwap(columns: Columns): Float64Array {
  const { time, volume } = columns
  const prices = typicalPrices(columns)
  const averages = new Float64Array(time.length).fill(Number.NaN)
  let day = Number.NaN
  let traded = 0
  let average = 0
  for (let index = 0; index < time.length; index += 1) {
    const today = Math.floor((time[index] as number) / DAY_MS)
    if (today !== day) traded = average = 0
    day = today
    const amount = volume[index] as number
    if (amount > 0) {
      traded += amount
      average += ((prices[index] as number) - average) * (amount / traded)
    }
    if (traded > 0) averages[index] = average
  }
  return averages
}
