import type { TickLog } from './tickLog'
import { firstTickFrom, type PriceColumns, type Ticks, valueAt } from './ticks'

/** What a pair cost, without what was traded. */
export interface PairPrices {
  /** Generated, up to the market's opening. */
  past: PriceColumns
  /** Every step since; empty until the first. */
  live: PriceColumns
}

/** All that is known of a pair's price. */
export interface PairTicks extends PairPrices {
  past: Ticks
  live: TickLog
}

/** What the pair cost at a time: the last price paid until then. `undefined` before all that is known. */
export function priceAt({ past, live }: PairPrices, time: number): number | undefined {
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
