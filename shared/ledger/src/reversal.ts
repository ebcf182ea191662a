import { cashEffect } from './book'
import { exact, ZERO } from './decimal'
import { type Fill, type Ledger, type Reversal, reversalIdOf } from './entry'
import { foundIn } from './entryIndex'
import { fillOf } from './fill'
import { heldOf } from './fillRefusals'
import { foldOf } from './fold'
import { nextEntryAt } from './merge'
import type { ReversalRefusal, ReversalResult } from './order'
import { ordersWith } from './openOrders'
import { reservesOf } from './reserves'

/** How long an order can be undone. */
export const UNDO_MS = 5_000

/**
 * Reverses the fill of an order, or returns why not. It changes nothing itself: the returned reversal must be added to
 * the ledger.
 */
export function reverseOrder(ledger: Ledger, orderId: string, now: number): ReversalResult {
  const fill = fillOf(ledger, orderId)
  if (!fill) return { status: 'refused', reason: 'unknown-order' }
  const known = reversalOf(ledger, fill)
  if (known) return { status: 'duplicate', reversal: known }
  if (now - fill.at > UNDO_MS) return { status: 'refused', reason: 'too-late' }
  if (latestOfItsPair(ledger, fill)?.id !== fill.id) {
    return { status: 'refused', reason: 'superseded' }
  }
  const reversal: Reversal = {
    kind: 'reversal',
    id: reversalIdOf(fill.id),
    at: nextEntryAt(ledger, now),
    fillId: fill.id,
  }
  const reason = accountRefusal(ledger, fill, reversal)
  return reason ? { status: 'refused', reason } : { status: 'reversed', reversal }
}

/**
 * Refuses if remaining orders have reserved what the fill brought in. Orders that came with the fill are removed with
 * it, and those placed before a purchase did not rely on its units.
 */
function accountRefusal(
  ledger: Ledger,
  fill: Fill,
  reversal: Reversal,
): ReversalRefusal | undefined {
  const { book, orders } = foldOf(ledger)
  const left = ordersWith(orders, reversal, () => undefined).open
  const reserves = reservesOf(left.values())
  if (fill.side === 'sell') {
    const cash = book.cash.minus(cashEffect(fill)).minus(reserves.cash)
    return cash.lt(ZERO) ? 'not-enough-cash' : undefined
  }
  const reserved = reserves.unitsOf(fill.pair)
  const units = heldOf(book, fill.pair).minus(exact(fill.quantity))
  const isPromisedSince = [...left.values()].some(
    ({ pair, side, activeFrom = 0 }) =>
      pair === fill.pair && side === 'sell' && activeFrom > fill.at,
  )
  return isPromisedSince && units.lt(reserved) ? 'units-reserved' : undefined
}

function reversalOf(ledger: Ledger, { id }: Fill): Reversal | undefined {
  return foundIn(foldOf(ledger).index.reversals, id, ledger.length)
}

function latestOfItsPair(ledger: Ledger, { pair }: Fill) {
  const { live } = foldOf(ledger)
  return live.findLast((entry) => entry.kind === 'fill' && entry.pair === pair)
}
