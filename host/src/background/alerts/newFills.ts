import type { EndReason, Fill, GbpPair, Ledger, LedgerEntry } from '@aldergate/ledger'

/** The fills added since `before`, oldest first. */
export function newFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return [...added(ledger, before)].filter((entry) => entry.kind === 'fill')
}

/** The orders that could not be filled although their price was reached, with the reason. */
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

/** Whether a fill belongs to a resting order, so that no order ticket is waiting for its result. */
export function isOfRestingOrder(ledger: Ledger, { orderId }: Fill): boolean {
  return ledger.slice().some((entry) => entry.kind === 'order' && entry.orderId === orderId)
}

/** The fills that were undone since `before`. */
export function undoneFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return [...added(ledger, before)].flatMap((entry) => {
    if (entry.kind !== 'reversal') return []
    const fill = ledger.slice().findLast(({ id }) => id === entry.fillId)
    return fill?.kind === 'fill' ? [fill] : []
  })
}

/** The entries appended to a ledger; none when the ledger was replaced by another one. */
function added(ledger: Ledger, before: Ledger): readonly LedgerEntry[] {
  const isGrown = before.length === 0 || ledger.at(before.length - 1) === before.at(-1)
  return isGrown ? ledger.slice(before.length) : []
}
