import { type TickLog } from './tickLog'
import { firstTickFrom, type PriceColumns, type Ticks, valueAt } from './ticks'

/** All that is known of a pair's price. */
export interface PairTicks {
  /** Generated, up to the market's opening. */
  past: Ticks
  /** Every step since; empty until the first. */
  live: TickLog
}

/** What the pair cost at a time: the last price paid until then. `undefined` before all that is known. */
export function priceAt(
  { past, live }: Record<keyof PairTicks, PriceColumns>,
  time: number,
): number | undefined {
  return lastPriceUntil(live, time) ?? lastPriceUntil(past, time)
}

/** When the price last stepped. */
export function lastTickTime({ past, live }: PairTicks): number {
  const { times } = live.times.length > 0 ? live : past
  return valueAt(times, times.length - 1)
}

function lastPriceUntil(ticks: PriceColumns, time: number): number | undefined {
  let index = firstTickFrom(ticks, time)
  // Several ticks may bear the same time: the last of them counts.
  while (ticks.times[index] === time) index += 1
  return ticks.prices[index - 1]
}
