import { everywhere } from '../words'
import { indicator } from './indicator'

export const OBV = indicator({
  words: { name: everywhere('OBV'), label: everywhere('OBV'), short: everywhere('OBV') },
  group: 'volume',
  keyword: 'OBV',
  color: '#0891B2',
  parameters: {},
  values: {},
  usualLevel: 0,
  value: 'obv',
  draw: { place: 'pane', unit: 'volume', guides: [], lines: [{ line: 'obv', style: 'line' }] },
  readsVolume: true,
  isCumulative: true,
  warmUp: () => 0,
  compute: ({ close, volume }) => ({ obv: obv(close, volume) }),
})

/**
 * On-balance volume of Joseph Granville: starts at 0 with the first candle; each candle's volume is added if it closed
 * above the previous one, and subtracted if below.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/on-balance-volume-obv
 */
export function obv(closes: Float64Array, volumes: Float64Array): Float64Array {
  const balances = new Float64Array(closes.length)
  // Without known volumes there is no value at all.
  let balance = Number.isNaN(volumes[0]) ? Number.NaN : 0
  balances[0] = balance
  for (let index = 1; index < closes.length; index += 1) {
    const change = (closes[index] as number) - (closes[index - 1] as number)
    if (change > 0) balance += volumes[index] as number
    else if (change < 0) balance -= volumes[index] as number
    balances[index] = balance
  }
  return balances
}
