import { firstStepFrom } from './candles'
import { type Opening, stepTime } from './opening'
import type { PricePath } from './pricePath'
import { DAY_MS, HOUR_MS } from './spans'
import { BLOCK_STEPS } from './walk'

/** Two months, so that a figure over thirty days has thirty days of history. */
const HOURS = (62 * DAY_MS) / HOUR_MS

/** The price of a pair at the end of each hour. Light enough to be had of every pair at once. */
export interface HourlyCloses {
  /** The newest whole hour of UTC, in epoch milliseconds: the last close but one is of then. */
  endedAt: number
  /** Oldest first; the last one is the current price. */
  closes: Float64Array
}

/** The newest whole hour of UTC at a step, in epoch milliseconds. */
export function hourOf(opening: Opening, step: number): number {
  return Math.floor(stepTime(opening, step) / HOUR_MS) * HOUR_MS
}

/**
 * The closes of the two months before an hour. An hour has as many steps as a block, so no block needs to be generated
 * in full.
 */
export function closesUntil(path: PricePath, hour: number): Float64Array {
  const lastOfHour = firstStepFrom(path, hour) - 1
  return path.pricesEachHour(lastOfHour - (HOURS - 1) * BLOCK_STEPS, HOURS)
}

/** The closes of two months up to a step; `past` holds those of whole hours, which are the same for an hour. */
export function hourlyCloses(
  path: PricePath,
  step: number,
  past = closesUntil(path, hourOf(path.opening, step)),
): HourlyCloses {
  const closes = new Float64Array(HOURS + 1)
  closes.set(past)
  closes[HOURS] = path.priceAt(step)
  return { endedAt: hourOf(path.opening, step), closes }
}
