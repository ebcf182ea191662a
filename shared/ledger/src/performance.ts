import type { Book } from './book'
import { exact, type Pounds, pounds } from './decimal'
import type { RoundTrip } from './roundTrip'

export interface Performance {
  /** Oldest first. */
  roundTrips: readonly RoundTrip[]
  wins: number
  /** Percent of the round trips that earned something after fees; `undefined` without any. */
  winRate: number | undefined
  netProfit: Pounds
}

/** One pass over whole pence: quick enough for each trade, also after very many. */
export function performanceOf({ closedTrades }: Book): Performance {
  const trades = closedTrades.slice()
  let [wins, total] = [0, 0n]
  for (const { netPence } of trades) {
    if (netPence > 0n) wins += 1
    total += netPence
  }
  const count = trades.length
  return {
    roundTrips: trades.map(({ roundTrip }) => roundTrip),
    wins,
    winRate: count > 0 ? (wins / count) * 100 : undefined,
    netProfit: pounds(exact(String(total)).div('100')),
  }
}
