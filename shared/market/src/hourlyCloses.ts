import { DAY_MS, HOUR_MS } from './history'
import { type Opening, pastPrices } from './market'
import type { Pair } from './pairs'
import { firstTickFrom, type Ticks, valueAt } from './ticks'

/** Two months: a figure of thirty days has thirty days of its own history. */
export const HOURLY_SPAN_MS = 62 * DAY_MS

/** What a pair cost at the end of each hour. Light enough to be held for every pair at once. */
export interface HourlyCloses {
  /** The newest whole hour of UTC, in epoch milliseconds: the last close but one is of then. */
  endedAt: number
  /** Oldest first; the last one is the price of now. */
  closes: Float64Array
}

/** The closes before the market opened. The ticks that they are taken from are not kept. */
export function pastHourlyCloses(opening: Opening, pair: Pair, times: Float64Array): Float64Array {
  const prices = pastPrices(opening, pair, times)
  const closes: number[] = []
  let hour = hourOf(valueAt(times, 0))
  times.forEach((time, index) => {
    for (; index > 0 && hourOf(time) > hour; hour += 1) closes.push(valueAt(prices, index - 1))
  })
  return Float64Array.from(closes)
}

/** The closes before the opening, those since then, and the price of now. */
export function hourlyCloses(
  past: Float64Array,
  opening: Opening,
  live: Ticks,
  now: { time: number; price: number },
  openingPrice: number,
): HourlyCloses {
  const endedAt = hourOf(now.time) * HOUR_MS
  const hours = hourOf(now.time) - hourOf(opening.time)
  const closes = new Float64Array(past.length + hours + 1)
  closes.set(past)
  for (let hour = 1; hour <= hours; hour += 1) {
    const ticks = firstTickFrom(live, (hourOf(opening.time) + hour) * HOUR_MS)
    closes[past.length + hour - 1] = ticks > 0 ? valueAt(live.prices, ticks - 1) : openingPrice
  }
  closes[closes.length - 1] = now.price
  return { endedAt, closes }
}

function hourOf(time: number): number {
  return Math.floor(time / HOUR_MS)
}
