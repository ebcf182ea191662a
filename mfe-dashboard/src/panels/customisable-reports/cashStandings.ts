import { cashEffect, foldOf, type Ledger, type LiveEntry, ZERO } from '@aldergate/ledger'
import type { Period } from './period'

/** Every entry that counts, oldest first, with the cash after it. */
export function cashStandings(ledger: Ledger) {
  let cash = ZERO
  return foldOf(ledger)
    .live.slice()
    .map((entry: LiveEntry) => {
      cash = cash.plus(cashEffect(entry))
      return { entry, cash }
    })
}

/** Whether the cash was never below zero in a period: neither as it began nor after any of its entries. */
export function isCashCovered(ledger: Ledger, { after, until }: Period): boolean {
  const standings = cashStandings(ledger)
  const isBefore = ({ entry }: (typeof standings)[number]) => entry.at <= after
  const first = Math.max(0, standings.findLastIndex(isBefore))
  return standings
    .slice(first)
    .filter(({ entry }) => entry.at <= until)
    .every(({ cash }) => cash.gte(ZERO))
}
