import type { Columns } from './columns'
import { everywhere } from '../words'
import { FROM_0_TO_100, period } from '../parameterRange'
import { indicator } from './indicator'
import { typicalPrices } from './priceSource'
import { sma } from '../formulas/sma'

/** Without any flow neither side is stronger. */
const MFI_WITHOUT_FLOW = 50

export const MFI = indicator({
  words: { name: everywhere('MFI'), label: everywhere('MFI'), short: everywhere('MFI') },
  group: 'volume',
  keyword: 'MFI',
  color: '#16A34A',
  parameters: { period: period(14) },
  mainParameter: 'period',
  values: FROM_0_TO_100,
  usualLevel: 80,
  value: 'mfi',
  draw: { place: 'pane', unit: 'level', guides: [80, 20], lines: [{ line: 'mfi', style: 'line' }] },
  readsVolume: true,
  warmUp: ({ period: candles }) => candles,
  compute: (columns, { period: candles }) => ({ mfi: mfi(columns, candles) }),
})

/**
 * Money flow index of Gene Quong and Avrum Soudack, 0 to 100: of the money (typical price by volume) that
 * flowed in the last `candles` candles, the share that did so at a rising typical price. The first value is
 * at index `candles`; without any flow, as without any move, it is 50. The volume is taken as units: the market's, which
 * are pounds, give its dearer candles more weight.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/money-flow-index-mfi
 */
export function mfi(columns: Columns, candles: number): Float64Array {
  const prices = typicalPrices(columns)
  const rises = new Float64Array(prices.length).fill(Number.NaN)
  const falls = new Float64Array(prices.length).fill(Number.NaN)
  for (let index = 1; index < prices.length; index += 1) {
    const price = prices[index] as number
    const change = price - (prices[index - 1] as number)
    const flow = price * (columns.volume[index] as number)
    if (Number.isNaN(flow)) continue
    rises[index] = change > 0 ? flow : 0
    falls[index] = change < 0 ? flow : 0
  }
  // Means have the same share as sums, and no rounding is carried along.
  const inflows = sma(rises, candles)
  const outflows = sma(falls, candles)
  for (let index = 0; index < inflows.length; index += 1) {
    const inflow = inflows[index] as number
    const all = inflow + (outflows[index] as number)
    inflows[index] = all === 0 ? MFI_WITHOUT_FLOW : 100 * (inflow / all)
  }
  return inflows
}
