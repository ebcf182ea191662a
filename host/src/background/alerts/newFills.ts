import type { EndReason, Fill, GbpPair, Ledger, LedgerEntry } from '@aldergate/ledger'

/** The fills that were not there before, oldest first. */
export function newFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return [...added(ledger, before)].filter((entry) => entry.kind === 'fill')
}

/** The orders that could not be filled although their price came, with the reason. */
export function failedOrders(
  ledger: Ledger,
  before: Ledger,
): readonly { pair: GbpPair; why: Exclude<EndReason, 'trader'> }[] {
  return [...added(ledger, before)].flatMap((entry) => {
    if (entry.kind !== 'ending' || entry.why === 'trader') return []
    const order = ledger
      .slice()
      .find((one) => one.kind === 'order' && one.orderId === entry.orderId)
    return order?.kind === 'order' ? [{ pair: order.pair, why: entry.why }] : []
  })
}

/** Whether a fill is that of an order that rested: whoever placed it is not waiting at a ticket. */
export function isOfRestingOrder(ledger: Ledger, { orderId }: Fill): boolean {
  return ledger.slice().some((entry) => entry.kind === 'order' && entry.orderId === orderId)
}

/** The fills that were taken back since. */
export function undoneFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return [...added(ledger, before)].flatMap((entry) => {
    if (entry.kind !== 'reversal') return []
    const fill = ledger.slice().findLast(({ id }) => id === entry.fillId)
    return fill?.kind === 'fill' ? [fill] : []
  })
}

/** A ledger only grows at its end; one that took the place of another has nothing to tell. */
function added(ledger: Ledger, before: Ledger): readonly LedgerEntry[] {
  const isGrown = before.length === 0 || ledger.at(before.length - 1) === before.at(-1)
  return isGrown ? ledger.slice(before.length) : []
}
