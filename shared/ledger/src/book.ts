import { type Big, exact, sum, toPence, ZERO } from './decimal'
import type { Fill, GbpPair, Ledger, OpeningHolding } from './entry'
import { type Holding, isAgainst, moved, type Movement, noHolding } from './holding'
import { liveEntries, type LiveEntry } from './live'

/** A sale of what was held, or the buying back of a short: the one event that earns or loses. */
interface ClosedTrade {
  /** That of the fill that closed it. */
  id: string
  pair: GbpPair
  wasShort: boolean
  /** Units, above zero. */
  quantity: Big
  openedAt: number
  closedAt: number
  /** Before fees, in whole pence. */
  profit: Big
  /** Its share of the fees of opening, and those of closing, in whole pence. */
  fees: Big
}

/** The ledger folded once: everything that does not depend on the prices of now. */
export interface Book {
  cash: Big
  fees: Big
  netDeposits: Big
  /** By pair, closed ones included, in the order in which they were first traded. */
  holdings: ReadonlyMap<GbpPair, Holding>
  /** Oldest first. */
  closedTrades: readonly ClosedTrade[]
}

export function bookOf(ledger: Ledger): Book {
  const entries = liveEntries(ledger)
  const holdings = new Map<GbpPair, Holding>()
  const closedTrades: ClosedTrade[] = []

  for (const entry of entries) {
    if (entry.kind === 'openingCash') continue
    const before = holdings.get(entry.pair) ?? noHolding(entry.pair)
    const movement = movementOf(entry)
    const after = moved(before, movement)
    holdings.set(entry.pair, after)
    if (isAgainst(before, movement)) {
      closedTrades.push(closedTrade(entry.id, before, movement, after))
    }
  }

  return {
    cash: sum(entries.map(cashEffect)),
    fees: sum(entries.map((entry) => (entry.kind === 'fill' ? exact(entry.fee) : ZERO))),
    netDeposits: sum(entries.map(deposit)),
    holdings,
    closedTrades,
  }
}

/** What the pair has earned so far, before fees: whole pence, because the cost that it still carries is. */
export function realisedOf({ cost, invested }: Holding): Big {
  return toPence(cost).minus(invested)
}

/** By how much an entry changes the cash. */
export function cashEffect(entry: LiveEntry): Big {
  if (entry.kind === 'openingCash') return exact(entry.amount)
  if (entry.kind === 'openingHolding') return ZERO
  const { value, fee } = movementOf(entry)
  return ZERO.minus(value).minus(fee)
}

/** What an entry brings into the account from outside: cash, and units at their cost. */
export function deposit(entry: LiveEntry): Big {
  if (entry.kind === 'openingCash') return exact(entry.amount)
  return entry.kind === 'openingHolding' ? movementOf(entry).value : ZERO
}

export function movementOf(entry: Fill | OpeningHolding): Movement {
  const quantity = exact(entry.quantity)
  if (entry.kind === 'openingHolding') {
    const value = toPence(quantity.times(exact(entry.averageCost)))
    return { at: entry.at, quantity, value, fee: ZERO }
  }
  const value = exact(entry.value)
  const fee = exact(entry.fee)
  return entry.side === 'buy'
    ? { at: entry.at, quantity, value, fee }
    : { at: entry.at, quantity: quantity.neg(), value: value.neg(), fee }
}

function closedTrade(id: string, before: Holding, movement: Movement, after: Holding): ClosedTrade {
  const held = before.quantity.abs()
  const units = movement.quantity.abs()
  return {
    id,
    pair: before.pair,
    wasShort: before.quantity.lt(ZERO),
    quantity: units.lt(held) ? units : held,
    openedAt: before.openedAt,
    closedAt: movement.at,
    profit: realisedOf(after).minus(realisedOf(before)),
    fees: movement.fee.plus(toPence(before.openFees)).minus(toPence(after.openFees)),
  }
}
