import type { Run } from '../run'

type Equity = Pick<Run, 'capital' | 'equity'>

/** How far the equity stands below its peak at the close of each bar: 0 at a peak, −0.1 a tenth below. The capital is the first peak. */
export function drawdownsOf({ capital, equity }: Equity): Float64Array {
  const depths = new Float64Array(equity.length)
  let peak = capital
  for (let bar = 0; bar < equity.length; bar += 1) {
    const value = Number(equity[bar])
    if (value > peak) peak = value
    depths[bar] = value / peak - 1
  }
  return depths
}

/** The deepest of the drawdowns, 0 for none; NaN without bars. */
export function deepestOf({ capital, equity }: Equity): number {
  if (equity.length === 0) return Number.NaN
  let [peak, deepest] = [capital, 0]
  for (let bar = 0; bar < equity.length; bar += 1) {
    const value = Number(equity[bar])
    if (value > peak) peak = value
    else if (value / peak - 1 < deepest) deepest = value / peak - 1
  }
  return deepest
}

/** The times that the equity spent below a peak: each from the bar of the peak to the one that reaches it again. */
export interface Underwater {
  count: number
  averageMs: number
  longestMs: number
  /** Whether the last of them had not ended with the bars: it then counts until the last bar. */
  isOpen: boolean
}

/** Mean and maximum are NaN if there are none. */
export function underwaterOf({ capital, equity }: Equity, time: Float64Array): Underwater {
  const last = equity.length - 1
  // No closures here: a captured number would be allocated again for each bar.
  let peak = capital
  let peakBar = 0
  let count = 0
  let sum = 0
  let longest = Number.NaN
  let isUnder = false
  for (let bar = 0; bar <= last; bar += 1) {
    const value = Number(equity[bar])
    const isPeak = value >= peak
    if (isPeak ? isUnder : bar === last) {
      const lasted = Number(time[bar]) - Number(time[peakBar])
      count += 1
      sum += lasted
      if (!(longest >= lasted)) longest = lasted
    }
    isUnder = !isPeak
    if (!isPeak) continue
    peak = value
    peakBar = bar
  }
  return { count, averageMs: sum / count, longestMs: longest, isOpen: isUnder }
}
