/** Where candles are missing in a file. */
export interface Gaps {
  count: number
  /** Candles that would fill all of them. */
  missing: number
  /** The longest one: the last candle before it, the first after it, and how many would be between them. */
  longest?: { from: number; until: number; missing: number }
}

export function gapsOf(time: Float64Array, spacingMs: number): Gaps {
  const gaps: Gaps = { count: 0, missing: 0 }
  for (let bar = 1; bar < time.length; bar += 1) {
    const [from, until] = [time[bar - 1] as number, time[bar] as number]
    // Where clocks go back, one of two hours ends three after it began: then there is none between.
    const missing = Math.ceil((until - from) / spacingMs - 0.5) - 1
    if (missing < 1) continue
    gaps.count += 1
    gaps.missing += missing
    if (missing > (gaps.longest?.missing ?? 0)) gaps.longest = { from, until, missing }
  }
  return gaps
}
