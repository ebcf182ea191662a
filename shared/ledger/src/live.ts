import type { Fill, Ledger, OpeningCash, OpeningHolding } from './entry'

/** An entry that counts. */
export type LiveEntry = OpeningCash | OpeningHolding | Fill

/** The entries that count: openings, and fills since the last reset that were not taken back. */
export function liveEntries(ledger: Ledger): readonly LiveEntry[] {
  const reversed = reversedFillIds(ledger)
  const resetIndex = lastResetIndex(ledger)
  return ledger.filter(
    (entry, index): entry is LiveEntry =>
      entry.kind === 'openingCash' ||
      entry.kind === 'openingHolding' ||
      (entry.kind === 'fill' && index > resetIndex && !reversed.has(entry.id)),
  )
}

/** A fill as the trader looks back on it. */
export interface PastFill extends Fill {
  isReversed: boolean
}

/** The fills since the last reset, newest first; those that were taken back say so. */
export function pastFills(ledger: Ledger): readonly PastFill[] {
  const reversed = reversedFillIds(ledger)
  return ledger
    .slice(lastResetIndex(ledger) + 1)
    .filter((entry) => entry.kind === 'fill')
    .map((fill) => ({ ...fill, isReversed: reversed.has(fill.id) }))
    .toReversed()
}

function reversedFillIds(ledger: Ledger): ReadonlySet<string> {
  return new Set(ledger.flatMap((entry) => (entry.kind === 'reversal' ? [entry.fillId] : [])))
}

function lastResetIndex(ledger: Ledger): number {
  return ledger.findLastIndex(({ kind }) => kind === 'reset')
}
