import type { Ledger, LedgerEntry } from './entry'

/**
 * One ledger of two tabs' or two devices': every entry of either, once, by time. Merging in any order,
 * or twice, gives the same. No fill is ever dropped, so that together they may have spent more than
 * there is: cash is then below zero and every purchase refused until a sale fills it up.
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

/** A total order: of two entries that differ, one always comes first. */
export function byTime(one: LedgerEntry, other: LedgerEntry): number {
  return one.at - other.at || compareTexts(one.id, other.id) || compareTexts(text(one), text(other))
}

/** Key by key in alphabetical order, because equal entries may have been written in different ones. */
function text(entry: LedgerEntry): string {
  return JSON.stringify(
    Object.entries(entry).toSorted(([one], [other]) => compareTexts(one, other)),
  )
}

/** By code units and not by language: every device agrees. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
