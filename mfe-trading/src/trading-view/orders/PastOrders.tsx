import { type EndedOrder, endedOrdersAtom, type Ending } from '@aldergate/ledger/orders'
import { space, useFormat } from '@aldergate/ui'
import { type Column, DataTable, MoreRows } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'
import { useOrderName } from './useOrderName'

/** The initial number of rows, and the number that each press adds. */
const ROWS = 20

const ENDINGS = {
  filled: 'endingFilled',
  replaced: 'endingReplaced',
  trader: 'endingTrader',
  cash: 'endingCash',
  equity: 'endingEquity',
  units: 'endingUnits',
} as const satisfies Record<Ending, string>

/** How the last orders ended, folded away. */
export function PastOrders() {
  const t = useText()
  const format = useFormat()
  const orderName = useOrderName()
  const ended = useAtomValue(endedOrdersAtom)
  const [limit, setLimit] = useState(ROWS)
  if (ended.length === 0) return null

  const columns: Column<EndedOrder>[] = [
    { id: 'order', header: t('order'), cell: ({ order }) => orderName(order), rowHeader: true },
    { id: 'state', header: t('state'), cell: ({ ending }) => t(ENDINGS[ending]) },
    { id: 'ended', header: t('ended'), numeric: true, cell: ({ at }) => format.dateTime(at) },
  ]

  return (
    <Details>
      <summary>{t('showPast', { count: ended.length })}</summary>
      <DataTable
        caption={t('pastOrders')}
        columns={columns}
        rows={ended}
        limit={limit}
        rowKey={({ order }) => order.orderId}
      />
      {ended.length > ROWS && (
        <MoreRows shown={limit} total={ended.length} onMore={() => setLimit(limit + ROWS)} />
      )}
    </Details>
  )
}

const Details = styled.details`
  margin-top: ${space(3)};

  summary {
    cursor: pointer;
  }
`
