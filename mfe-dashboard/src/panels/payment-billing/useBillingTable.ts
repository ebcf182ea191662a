import type { ReportTable } from '@aldergate/files'
import { useFormat } from '@aldergate/ui'
import type { BillingRecord } from './records'
import { useText } from './texts'

/** Returns functions that describe a record, and that turn records into a table for a file. */
export function useBillingTable(): {
  describe: (record: BillingRecord) => string
  tableOf: (records: readonly BillingRecord[]) => ReportTable
} {
  const t = useText()
  const format = useFormat()

  function describe(record: BillingRecord) {
    if (record.kind === 'sampleCharge') return t('sampleCharge')
    const { pair, side } = record
    const quantity = format.number(record.quantity)
    return t(side === 'buy' ? 'ledgerFeeBuy' : 'ledgerFeeSell', { pair, quantity })
  }

  function tableOf(records: readonly BillingRecord[]): ReportTable {
    return {
      columns: [
        { header: t('date'), kind: 'date' },
        { header: t('description'), kind: 'text' },
        { header: t('kind'), kind: 'text' },
        { header: t('amount'), kind: 'money' },
      ],
      rows: records.map((record) => [
        record.date,
        describe(record),
        t(record.kind === 'sampleCharge' ? 'kindSample' : 'kindPaper'),
        record.amount,
      ]),
    }
  }

  return { describe, tableOf }
}
