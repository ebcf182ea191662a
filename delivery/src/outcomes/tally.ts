import { type Outcome, PAINT_MS } from '@aldergate/contract'

/** The outcomes reported for one version so far. */
export interface Tally {
  seen: number
  failed: number
  /** The number of pages painted within each of the classes `PAINT_MS`. */
  paints: readonly number[]
}

export const NO_TALLY: Tally = { seen: 0, failed: 0, paints: PAINT_MS.map(() => 0) }

/** A tally after one more browser. */
export function tallied({ seen, failed, paints }: Tally, { phase, paintMs }: Outcome): Tally {
  return {
    seen: seen + 1,
    failed: failed + Number(phase !== 'shown'),
    paints: paints.map((count, at) => count + Number(PAINT_MS[at] === paintMs)),
  }
}

/** The figures of one version, to be shown to people. */
export interface Figures {
  version: string
  seen: number
  failed: number
  /**
   * The times in milliseconds within which half of the first pages were painted, and 95 % of them; `undefined` if no
   * time is known.
   */
  medianMs: number | undefined
  p95Ms: number | undefined
}

export function figuresOf(version: string, { seen, failed, paints }: Tally): Figures {
  return { version, seen, failed, medianMs: within(paints, 0.5), p95Ms: within(paints, 0.95) }
}

/** The class that contains a given share of all times. */
function within(paints: readonly number[], share: number): number | undefined {
  const all = paints.reduce((sum, count) => sum + count, 0)
  let sum = 0
  return PAINT_MS.find((_, at) => {
    sum += paints[at] ?? 0
    return all > 0 && sum >= share * all
  })
}

/** The figures as text: `0.1.0-3f9c…: 40 browsers, 2 failed, painted within 400 ms (median) and 1200 ms (95 %)`. */
export function inWords({ version, seen, failed, medianMs, p95Ms }: Figures): string {
  const paints =
    medianMs === undefined
      ? 'of whose paints no time is known'
      : `painted within ${medianMs} ms (median) and ${p95Ms} ms (95 %)`
  return `${version}: ${seen} browsers, ${failed} failed, ${paints}`
}
