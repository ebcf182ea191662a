import type { Fill, Ledger, LedgerEntry, Reversal } from './entry'

/**
 * Looks up fills and reversals by the id of a fill. Ledgers that grew from each other share the maps: entries at or
 * beyond a ledger's length do not belong to it.
 */
export interface EntryIndex {
  fills: ReadonlyMap<string, Found<Fill>>
  reversals: ReadonlyMap<string, Found<Reversal>>
}

interface Found<Entry> {
  entry: Entry
  position: number
}

/** The maps of an index as its maker fills them, and how many entries they know. */
interface GrowingIndex extends EntryIndex {
  fills: Map<string, Found<Fill>>
  reversals: Map<string, Found<Reversal>>
  length: number
}

export function indexOf(ledger: Ledger): EntryIndex {
  const index: GrowingIndex = { fills: new Map(), reversals: new Map(), length: 0 }
  for (const entry of ledger) note(index, entry)
  return index
}

/**
 * The index of the ledger plus one entry; `undefined` if the ledger has already grown by another entry, or knows the
 * id.
 */
export function noted(
  index: EntryIndex,
  ledger: Ledger,
  entry: LedgerEntry,
): EntryIndex | undefined {
  const growing = index as GrowingIndex
  if (growing.length !== ledger.length || isKnown(index, entry)) return undefined
  note(growing, entry)
  return index
}

/** The fill with the id, if the ledger of the length has it. */
export function foundIn<Entry>(
  found: ReadonlyMap<string, Found<Entry>>,
  id: string,
  length: number,
): Entry | undefined {
  const known = found.get(id)
  return known && known.position < length ? known.entry : undefined
}

function isKnown({ fills, reversals }: EntryIndex, entry: LedgerEntry): boolean {
  if (entry.kind === 'fill') return fills.has(entry.id)
  return entry.kind === 'reversal' && reversals.has(entry.fillId)
}

/** Of two entries with the same id the first counts, as in a linear search. */
function note(index: GrowingIndex, entry: LedgerEntry) {
  const position = index.length
  if (!isKnown(index, entry)) {
    if (entry.kind === 'fill') index.fills.set(entry.id, { entry, position })
    if (entry.kind === 'reversal') index.reversals.set(entry.fillId, { entry, position })
  }
  index.length += 1
}
