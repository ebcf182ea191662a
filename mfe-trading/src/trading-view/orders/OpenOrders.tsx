import {
  awaitedBy,
  cancelOrderAtom,
  type OpenOrder,
  openOrdersAtom,
} from '@aldergate/ledger/orders'
import type { Pair } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { Button, EmptyState, Muted, Row, space } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { type Column, DataTable, SignedChange } from '@aldergate/ui/data'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { AmendDialog } from './AmendDialog'
import { CancelAll } from './CancelAll'
import { OrderProfit } from './OrderProfit'
import { useText } from './texts'
import { useOrderName } from './useOrderName'
import { useOrderPrices } from './useOrderPrices'

interface OpenOrdersProps {
  /** The pair on the page. */
  pair: Pair
  /** Called with what was done, to be announced. */
  onSaid: (text: string) => void
}

/** The open orders, with the ways to change them. */
export function OpenOrders({ pair: lookedAt, onSaid }: OpenOrdersProps) {
  const t = useText()
  const orderName = useOrderName()
  const orderPrices = useOrderPrices()
  const open = useAtomValue(openOrdersAtom)
  const cancel = useSetAtom(cancelOrderAtom)
  const box = useFocusInPlace<HTMLDivElement>('tbody > tr')
  const [amendedId, setAmendedId] = useState<string>()
  const [scope, setScope] = useState<'all' | 'pair'>('all')
  const ofPair = open.filter(({ pair }) => pair === lookedAt)
  const isMixed = ofPair.length > 0 && ofPair.length < open.length
  const orders = isMixed && scope === 'pair' ? ofPair : open
  const amended = open.find(({ orderId }) => orderId === amendedId)

  /** The orders of a ladder differ by their prices alone. */
  function named(order: OpenOrder) {
    return { order: orderName(order), price: orderPrices(order) }
  }

  function stateOf({ activeFrom, isWoken }: OpenOrder): string {
    if (activeFrom === undefined) return t('stateAfter')
    return t(isWoken ? 'stateWoken' : 'stateActive')
  }

  function end(order: OpenOrder) {
    const result = cancel(order.orderId)
    onSaid(result.status === 'placed' ? t('cancelled', named(order)) : t('whyGone'))
  }

  const columns: Column<OpenOrder>[] = [
    {
      id: 'order',
      header: t('order'),
      cell: (order) => (
        <>
          {orderName(order)}
          <Muted as="div" $size="s11">
            {stateOf(order)}
          </Muted>
        </>
      ),
      rowHeader: true,
    },
    { id: 'price', header: t('price'), numeric: true, cell: orderPrices },
    {
      id: 'distance',
      header: t('distance'),
      numeric: true,
      cell: (order) => <Distance order={order} />,
    },
    {
      id: 'result',
      header: t('result'),
      numeric: true,
      cell: (order) => <OrderProfit order={order} />,
    },
    {
      id: 'change',
      header: t('change'),
      cell: (order) => (
        <Changes $gap={1}>
          <Button
            size="small"
            aria-label={t('amendOrder', named(order))}
            onClick={() => setAmendedId(order.orderId)}
          >
            {t('amend')}
          </Button>
          <Button
            size="small"
            aria-label={t('cancelOrder', named(order))}
            onClick={() => end(order)}
          >
            {t('cancel')}
          </Button>
        </Changes>
      ),
    },
  ]

  return (
    <div {...box} role="group" aria-label={t('openOrders')} tabIndex={-1}>
      {open.length > 1 && (
        <Bar $spread>
          {isMixed && (
            <ToggleGroup
              label={t('shown')}
              options={[
                { value: 'all', label: t('allPairs') },
                { value: 'pair', label: lookedAt },
              ]}
              value={scope}
              onChange={setScope}
            />
          )}
          {orders.length > 1 && <CancelAll orders={orders} onSaid={onSaid} />}
        </Bar>
      )}
      {orders.length === 0 ? (
        <EmptyState text={t('noOrders')} />
      ) : (
        <DataTable
          caption={t('openOrders')}
          stacks
          columns={columns}
          rows={orders}
          rowKey={({ orderId }) => orderId}
        />
      )}
      {amended && (
        <AmendDialog
          key={amended.orderId}
          order={amended}
          onClose={() => setAmendedId(undefined)}
          onSaid={onSaid}
        />
      )}
    </div>
  )
}

const Bar = styled(Row)`
  margin-bottom: ${space(2)};
`

/** In a narrow table the buttons are stacked, and keep clear of the lines between the rows. */
const Changes = styled(Row)`
  padding: 2px 0;
`

/** The distance of the current price from the order's. */
function Distance({ order }: { order: OpenOrder }) {
  const { price } = useAtomValue(quoteAtom(order.pair))
  return <SignedChange percent={(Number(awaitedBy(order).price) / price - 1) * 100} />
}
