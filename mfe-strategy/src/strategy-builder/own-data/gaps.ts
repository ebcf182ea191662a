/** Where candles are missing in a file. */
export interface Gaps {
  count: number
  /** The number of candles missing in all gaps. */
  missing: number
  /** The longest one: the last candle before it, the first after it, and how many would be between them. */
  longest?: { from: number; until: number; missing: number }
}

export function gapsOf(time: Float64Array, spacingMs: number): Gaps {
  const gaps: Gaps = { count: 0, missing: 0 }
  for (let bar = 1; bar < time.length; bar += 1) {
    const [from, until] = [time[bar - 1] as number, time[bar] as number]
    // When clocks are set back, a two-hour candle may last three hours: no candle is missing then.
    const missing = Math.ceil((until - from) / spacingMs - 0.5) - 1
    if (missing < 1) continue
    gaps.count += 1
    gaps.missing += missing
    if (missing > (gaps.longest?.missing ?? 0)) gaps.longest = { from, until, missing }
  }
  return gaps
}
