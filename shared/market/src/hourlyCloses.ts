import { firstStepFrom } from './candles'
import { stepTime } from './opening'
import type { PricePath } from './pricePath'
import { DAY_MS, HOUR_MS } from './spans'
import { BLOCK_STEPS } from './walk'

/** Two months: a figure of thirty days has thirty days of its own history. */
const HOURS = (62 * DAY_MS) / HOUR_MS

/** What a pair cost at the end of each hour. Light enough to be had of every pair at once. */
export interface HourlyCloses {
  /** The newest whole hour of UTC, in epoch milliseconds: the last close but one is of then. */
  endedAt: number
  /** Oldest first; the last one is the price of now. */
  closes: Float64Array
}

/** The closes of two months until a step. An hour has as many steps as a block, so none of them has to be made whole. */
export function hourlyCloses(path: PricePath, step: number): HourlyCloses {
  const hour = Math.floor(stepTime(path.opening, step) / HOUR_MS)
  const lastOfHour = firstStepFrom(path, hour * HOUR_MS) - 1
  const closes = new Float64Array(HOURS + 1)
  closes.set(path.pricesEachHour(lastOfHour - (HOURS - 1) * BLOCK_STEPS, HOURS))
  closes[HOURS] = path.priceAt(step)
  return { endedAt: hour * HOUR_MS, closes }
}
