import { cashEffect } from './book'
import { ZERO } from './decimal'
import { type Fill, type Ledger, type Reversal, reversalIdOf } from './entry'
import { foundIn } from './entryIndex'
import { fillOf } from './fill'
import { foldOf } from './fold'
import { findLastIndexIn } from './growingList'
import { nextEntryAt } from './merge'
import type { ReversalResult } from './order'

/** For so long an order can be taken back. */
export const UNDO_MS = 5_000

/** Takes the fill of an order back, or says why not. What it changes is the reversal that it gives. */
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
  const cashAfter = foldOf(ledger).book.cash.minus(cashEffect(fill))
  return cashAfter.lt(ZERO) && fill.side === 'sell'
    ? { status: 'refused', reason: 'not-enough-cash' }
    : { status: 'reversed', reversal }
}

function reversalOf(ledger: Ledger, { id }: Fill): Reversal | undefined {
  return foundIn(foldOf(ledger).index.reversals, id, ledger.length)
}

function latestOfItsPair(ledger: Ledger, { pair }: Fill) {
  const { live } = foldOf(ledger)
  return live.items[findLastIndexIn(live, (entry) => entry.kind === 'fill' && entry.pair === pair)]
}
