import * as v from 'valibot'

/** The largest seed that `?seed=` may have. */
const LARGEST_SEED = Number.MAX_SAFE_INTEGER

const LATEST_TIME = 8_640_000_000_000_000

/** The seed and the time that define a market, before its opening and after: every device makes the same of them. */
export interface Opening {
  seed: number
  /** When every pair had its default price, in epoch milliseconds. */
  time: number
}

/** An opening from outside. */
export const OpeningSchema: v.GenericSchema<unknown, Opening> = v.object({
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_SEED)),
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_TIME)),
})

/** How often every price steps. */
export const PRICE_STEP_MS = 3_000

/** The newest step at a time. Steps count from the opening, those before it below zero. */
export function stepAt({ time: opened }: Opening, time: number, periodMs = PRICE_STEP_MS): number {
  return Math.floor((time - opened) / periodMs)
}

/** When a step was, or will be. */
export function stepTime(
  { time: opened }: Opening,
  step: number,
  periodMs = PRICE_STEP_MS,
): number {
  return opened + step * periodMs
}
