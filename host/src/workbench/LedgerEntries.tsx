import { useFormat } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import type { LedgerEntry } from '@aldergate/ledger'
import { ledgerAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'

/** The number of newest entries shown. */
const SHOWN = 12

export function LedgerEntries() {
  const format = useFormat()
  const ledger = useAtomValue(ledgerAtom)

  const columns: Column<LedgerEntry>[] = [
    { id: 'at', header: 'Time', cell: ({ at }) => format.dateTime(at) },
    { id: 'kind', header: 'Entry', cell: ({ kind }) => kind },
    { id: 'facts', header: 'What it says', cell: factsOf, rowHeader: true },
  ]

  return (
    <DataTable
      caption="Entries"
      columns={columns}
      rows={ledger.slice(-SHOWN).toReversed()}
      rowKey={({ id }) => id}
    />
  )
}

function factsOf(entry: LedgerEntry): string {
  switch (entry.kind) {
    case 'openingCash':
      return `£${entry.amount}`
    case 'openingHolding':
      return `${entry.quantity} ${entry.pair} at ${entry.averageCost}`
    case 'fill':
      return `${entry.side} ${entry.quantity} ${entry.pair} at ${entry.price} = £${entry.value}, fee £${entry.fee}`
    case 'reversal':
      return entry.fillId
    case 'order':
    case 'amendment':
      return `${entry.orderId}: ${entry.quantity}, limit ${entry.limit ?? '–'}, stop ${entry.stop ?? '–'}`
    case 'ending':
      return `${entry.orderId}: ${entry.why}`
    case 'waking':
    case 'reset':
      return entry.id
  }
}
