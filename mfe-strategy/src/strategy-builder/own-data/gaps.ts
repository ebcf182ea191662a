/** Where candles are missing in a file. */
export interface Gaps {
  count: number
  /** Candles that would fill all of them. */
  missing: number
  /** The longest one: the last candle before it, the first after it, and how many would be between them. */
  longest?: { from: number; until: number; missing: number }
}

/** The step from one candle to the next that occurs most; of several the shortest. */
export function spacingOf(time: Float64Array): number {
  const counts = new Map<number, number>()
  for (let bar = 1; bar < time.length; bar += 1) {
    const step = (time[bar] as number) - (time[bar - 1] as number)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  let [spacing, most] = [Number.NaN, 0]
  for (const [step, count] of counts) {
    if (count > most || (count === most && step < spacing)) [spacing, most] = [step, count]
  }
  return spacing
}

export function gapsOf(time: Float64Array, spacingMs: number): Gaps {
  const gaps: Gaps = { count: 0, missing: 0 }
  for (let bar = 1; bar < time.length; bar += 1) {
    const [from, until] = [time[bar - 1] as number, time[bar] as number]
    const missing = Math.round((until - from) / spacingMs) - 1
    if (missing < 1) continue
    gaps.count += 1
    gaps.missing += missing
    if (missing > (gaps.longest?.missing ?? 0)) gaps.longest = { from, until, missing }
  }
  return gaps
}
