import type { Book } from './book'
import { type Decimal, decimal, type Pounds, pounds, sum, ZERO } from './decimal'
import type { GbpPair } from './entry'

/** A sale of what was held, or the buying back of a short, as a report prints it. */
export interface RoundTrip {
  id: string
  pair: GbpPair
  wasShort: boolean
  quantity: Decimal
  /** Epoch milliseconds. */
  openedAt: number
  closedAt: number
  /** Before fees. */
  profit: Pounds
  /** Its share of the fees of opening, and those of closing. */
  fees: Pounds
  netProfit: Pounds
}

export interface Performance {
  /** Oldest first. */
  roundTrips: readonly RoundTrip[]
  wins: number
  losses: number
  /** Percent of the round trips that earned something after fees; `undefined` without any. */
  winRate: number | undefined
  netProfit: Pounds
  /** Of a round trip; `undefined` without any. */
  averageNetProfit: Pounds | undefined
  best: Pounds | undefined
  worst: Pounds | undefined
}

export function performanceOf({ closedTrades }: Book): Performance {
  const nets = closedTrades.map(({ profit, fees }) => profit.minus(fees))
  const count = nets.length
  const wins = nets.filter((net) => net.gt(ZERO)).length
  const total = sum(nets)
  const ranked = nets.toSorted((one, other) => one.cmp(other))
  const [worst] = ranked
  const best = ranked.at(-1)
  return {
    roundTrips: closedTrades.map(({ profit, fees, quantity, ...facts }) => ({
      ...facts,
      quantity: decimal(quantity),
      profit: pounds(profit),
      fees: pounds(fees),
      netProfit: pounds(profit.minus(fees)),
    })),
    wins,
    losses: nets.filter((net) => net.lt(ZERO)).length,
    winRate: count > 0 ? (wins / count) * 100 : undefined,
    netProfit: pounds(total),
    averageNetProfit: count > 0 ? pounds(total.div(String(count))) : undefined,
    best: best && pounds(best),
    worst: worst && pounds(worst),
  }
}
