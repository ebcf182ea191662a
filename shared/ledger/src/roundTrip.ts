import { type Big, type Decimal, decimal, type Pounds, pounds, toPence, ZERO } from './decimal'
import type { GbpPair } from './entry'
import { type Holding, type Movement, realisedOf } from './holding'

/** A sale of what was held, or the buying back of a short, as a report prints it: the one event that earns or loses. */
export interface RoundTrip {
  /** That of the fill that closed it. */
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
  /** Its share of the fees of opening, and those of closing. */
  fees: Pounds
  netProfit: Pounds
}

/** A round trip that is printed once, and can be added up as often as anybody asks. */
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
