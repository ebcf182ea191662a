import type { Fill, Ledger } from '@aldergate/ledger'

/** The fills that were not there before, oldest first. */
export function newFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return added(ledger, before).filter((entry) => entry.kind === 'fill')
}

/** The fills that were taken back since. */
export function undoneFills(ledger: Ledger, before: Ledger): readonly Fill[] {
  return added(ledger, before).flatMap((entry) => {
    if (entry.kind !== 'reversal') return []
    const fill = ledger.findLast(({ id }) => id === entry.fillId)
    return fill?.kind === 'fill' ? [fill] : []
  })
}

/** A ledger only grows at its end; one that took the place of another has nothing to tell. */
function added(ledger: Ledger, before: Ledger): Ledger {
  return ledger[before.length - 1] === before.at(-1) ? ledger.slice(before.length) : []
}
