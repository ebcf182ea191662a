import { type Big, type Decimal, decimal, type Pounds, pounds, toPence, ZERO } from './decimal'
import type { GbpPair } from './entry'
import { type Holding, type Movement, realisedOf } from './holding'

/** A sale of a holding, or the buy-back of a short, formatted for a report: the only event with a realised result. */
export interface RoundTrip {
  /** The id of the closing fill. */
  id: string
  pair: GbpPair
  wasShort: boolean
  /** Units, above zero. */
  quantity: Decimal
  /** Epoch milliseconds. */
  openedAt: number
  closedAt: number
  /** Before fees. */
  profit: Pounds
  /** Its share of the opening fees, plus the closing fees. */
  fees: Pounds
  netProfit: Pounds
}

/** A round trip, formatted once, with its net profit in pence for fast sums. */
export interface ClosedTrade {
  roundTrip: RoundTrip
  netPence: bigint
}

export function closedTrade(
  id: string,
  before: Holding,
  movement: Movement,
  after: Holding,
): ClosedTrade {
  const held = before.quantity.abs()
  const units = movement.quantity.abs()
  const profit = realisedOf(after).minus(realisedOf(before))
  const fees = movement.fee.plus(toPence(before.openFees)).minus(toPence(after.openFees))
  const net = profit.minus(fees)
  return {
    roundTrip: {
      id,
      pair: before.pair,
      wasShort: before.quantity.lt(ZERO),
      quantity: decimal(units.lt(held) ? units : held),
      openedAt: before.openedAt,
      closedAt: movement.at,
      profit: pounds(profit),
      fees: pounds(fees),
      netProfit: pounds(net),
    },
    netPence: penceOf(net),
  }
}

function penceOf(amount: Big): bigint {
  return BigInt(pounds(amount).replace('.', ''))
}
