import type { Ledger, LedgerEntry } from './entry'

/**
 * Merges the ledgers of two tabs or devices: every entry of either, once, ordered by time. Commutative, associative and
 * idempotent. No fill is ever dropped, so together they may have overspent: then cash is negative, and every purchase
 * is refused until a sale covers it.
 */
export function mergeLedgers(mine: Ledger, theirs: Ledger): Ledger {
  const byId = new Map<string, LedgerEntry>()
  for (const entry of [...mine, ...theirs]) {
    const known = byId.get(entry.id)
    if (!known || byTime(entry, known) < 0) byId.set(entry.id, entry)
  }
  return [...byId.values()].toSorted(byTime)
}

/** The time of an entry that is added now: after all others, also when the device's clock was set back. */
export function nextEntryAt(ledger: Ledger, now: number): number {
  const last = ledger.at(-1)
  return last ? Math.max(now, last.at + 1) : now
}

/** Whether a ledger is as merging would leave it: by time, and no id twice. */
export function isInOrder(ledger: Ledger): boolean {
  const entries = ledger.slice()
  const ids = new Set(entries.map(({ id }) => id))
  return (
    ids.size === entries.length &&
    entries.slice(1).every((entry, index) => {
      const before = entries[index]
      return before !== undefined && byTime(before, entry) < 0
    })
  )
}

/** A total order: two different entries are never equal. */
export function byTime(one: LedgerEntry, other: LedgerEntry): number {
  return one.at - other.at || compareTexts(one.id, other.id) || compareTexts(text(one), text(other))
}

/** Key by key in alphabetical order, because equal entries may have been written in different ones. */
function text(entry: LedgerEntry): string {
  return JSON.stringify(
    Object.entries(entry).toSorted(([one], [other]) => compareTexts(one, other)),
  )
}

/** By code units and not by locale, so that every device agrees. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
