import { stepTime } from './opening'
import { blockOf, type PricePath } from './pricePath'
import { DAY_MS, HOUR_MS } from './spans'

/** Two months: a figure of thirty days has thirty days of its own history. */
const HOURS = (62 * DAY_MS) / HOUR_MS

/** What a pair cost at the end of each hour. Light enough to be had of every pair at once. */
export interface HourlyCloses {
  /** The newest whole hour of UTC, in epoch milliseconds: the last close but one is of then. */
  endedAt: number
  /** Oldest first; the last one is the price of now. */
  closes: Float64Array
}

/** The closes of two months until a step. A block of the walk is an hour of UTC, so none has to be made. */
export function hourlyCloses(path: PricePath, step: number): HourlyCloses {
  const hour = Math.floor(stepTime(path.opening, step) / HOUR_MS)
  const closes = new Float64Array(HOURS + 1)
  closes.set(path.levelsBefore(blockOf(step) - HOURS + 1, HOURS).map(path.priceOf))
  closes[HOURS] = path.priceAt(step)
  return { endedAt: hour * HOUR_MS, closes }
}
