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
  /** Of a round trip; `undefined` without any. */
  averageNetProfit: Pounds | undefined
  best: Pounds | undefined
  worst: Pounds | undefined
}

/** One pass over whole pence: quick enough for each trade, also after very many. */
export function performanceOf({ closedTrades }: Book): Performance {
  const trades = closedTrades.slice()
  let [wins, total] = [0, 0n]
  let [best, worst] = [trades[0], trades[0]]
  for (const trade of trades) {
    const { netPence } = trade
    if (netPence > 0n) wins += 1
    if (best && netPence > best.netPence) best = trade
    if (worst && netPence < worst.netPence) worst = trade
    total += netPence
  }
  const count = trades.length
  const netProfit = exact(String(total)).div('100')
  return {
    roundTrips: trades.map(({ roundTrip }) => roundTrip),
    wins,
    winRate: count > 0 ? (wins / count) * 100 : undefined,
    netProfit: pounds(netProfit),
    averageNetProfit: count > 0 ? pounds(netProfit.div(String(count))) : undefined,
    best: best?.roundTrip.netProfit,
    worst: worst?.roundTrip.netProfit,
  }
}
