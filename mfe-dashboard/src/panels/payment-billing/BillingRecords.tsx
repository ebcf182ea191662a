import { downloadCsv } from '@aldergate/files'
import {
  Button,
  fontSize,
  fontWeight,
  Muted,
  Row,
  SampleTag,
  Stack,
  useFormat,
} from '@aldergate/ui'
import { type Column, DataTable, MoreRows } from '@aldergate/ui/data'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { billingRecordsAtom, feesAtom } from './billing.atoms'
import type { BillingRecord } from './records'
import { useText } from './texts'
import { useBillingTable } from './useBillingTable'

/** The initial number of rows, and the number that each press adds. */
const ROWS = 20

/** The charges, newest first: a sample, and the fees of the ledger's orders. */
export function BillingRecords() {
  const t = useText()
  const format = useFormat()
  const headingId = useId()
  const records = useAtomValue(billingRecordsAtom)
  const fees = useAtomValue(feesAtom)
  const [shown, setShown] = useState(ROWS)
  const { describe, tableOf } = useBillingTable()
  const save = useFileSaving()

  function writeCsv() {
    return downloadCsv(t('fileName'), tableOf(records), format.decimalSign)
  }

  const columns: readonly Column<BillingRecord>[] = [
    {
      id: 'date',
      header: t('date'),
      cell: ({ date }) => <Day>{format.date(date)}</Day>,
      sortBy: ({ date }) => date,
    },
    {
      id: 'description',
      header: t('description'),
      rowHeader: true,
      cell: (record) => (
        <>
          {describe(record)} {record.kind === 'sampleCharge' && <SampleTag />}
        </>
      ),
      sortBy: describe,
    },
    {
      id: 'amount',
      header: t('amount'),
      numeric: true,
      cell: ({ amount }) => format.money(Number(amount)),
      sortBy: ({ amount }) => Number(amount),
    },
  ]

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Row $spread>
        <Heading id={headingId}>{t('records')}</Heading>
        <Button size="small" onClick={() => void save(writeCsv)}>
          {t('downloadCsv')}
        </Button>
      </Row>
      {/* A list that grows with every order scrolls within the panel, also by keyboard. */}
      <Scroller role="region" aria-labelledby={headingId} tabIndex={0}>
        <DataTable
          caption={t('records')}
          columns={columns}
          rows={records}
          limit={shown}
          rowKey={({ id }) => id}
        />
        {records.length > ROWS && (
          <MoreRows shown={shown} total={records.length} onMore={() => setShown(shown + ROWS)} />
        )}
      </Scroller>
      <Muted $color="t2">{t('ledgerFees', { fees: format.money(Number(fees)) })}</Muted>
    </Stack>
  )
}

const Heading = styled.h4`
  font-size: ${fontSize.s13};
  font-weight: ${fontWeight.semibold};
`

const Scroller = styled.div`
  min-width: 0;
  max-height: 176px;
  overflow-y: auto;
`

const Day = styled.span`
  white-space: nowrap;
`
