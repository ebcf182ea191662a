import type { Fill, Ledger, LedgerEntry, OpeningCash, OpeningHolding } from './entry'

/** An effective entry. */
export type LiveEntry = OpeningCash | OpeningHolding | Fill

/** The effective entries: openings, and fills since the last reset that were not reversed. */
export function liveEntries(ledger: Ledger): readonly LiveEntry[] {
  const entries = ledger.slice()
  const reversed = reversedFillIds(entries)
  const resetIndex = lastResetIndex(entries)
  return entries.filter(
    (entry, index): entry is LiveEntry =>
      entry.kind === 'openingCash' ||
      entry.kind === 'openingHolding' ||
      (entry.kind === 'fill' && index > resetIndex && !reversed.has(entry.id)),
  )
}

/** A fill with its later history. */
export interface PastFill extends Fill {
  isReversed: boolean
}

/** The fills since the last reset, newest first; reversed ones are marked. */
export function pastFills(ledger: Ledger): readonly PastFill[] {
  const entries = ledger.slice()
  const reversed = reversedFillIds(entries)
  return entries
    .slice(lastResetIndex(entries) + 1)
    .filter((entry) => entry.kind === 'fill')
    .map((fill) => ({ ...fill, isReversed: reversed.has(fill.id) }))
    .toReversed()
}

function reversedFillIds(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => (entry.kind === 'reversal' ? [entry.fillId] : [])))
}

function lastResetIndex(entries: readonly LedgerEntry[]): number {
  return entries.findLastIndex(({ kind }) => kind === 'reset')
}
