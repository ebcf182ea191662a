import { usePairPrice } from '@aldergate/charts/quotes'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { Muted, useFormat } from '@aldergate/ui'
import { TextField } from '@aldergate/ui/forms'
import { useAtomValue } from 'jotai'
import { type RefObject, useLayoutEffect } from 'react'
import { useText } from './texts'
import { orderCost, type Ticket } from './ticket'
import type { ShownPrice } from './usePlaceOrder'

interface OrderPriceProps {
  ticket: Ticket
  /** The price on the screen, for the click handler. */
  shownRef: RefObject<ShownPrice | null>
}

/** The unit price and the order's total at it. */
export function OrderPrice({ ticket, shownRef }: OrderPriceProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const { price } = useAtomValue(quoteAtom(ticket.pair))
  const pricedAt = useAtomValue(marketSteppedAtAtom)

  useLayoutEffect(() => {
    shownRef.current = { price, pricedAt }
  }, [shownRef, price, pricedAt])

  return (
    <>
      <TextField
        readOnly
        label={t('unitPrice')}
        value={pairPrice(ticket.pair, price)}
        onChange={ignore}
      />
      <TextField
        readOnly
        label={t('total')}
        value={format.price(Number(orderCost(ticket, price).total), 2)}
        onChange={ignore}
      />
    </>
  )
}

export function OrderFee({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const format = useFormat()
  const { price } = useAtomValue(quoteAtom(ticket.pair))
  const { fee } = orderCost(ticket, price)

  return <Muted>{t('feeAndEnter', { fee: format.price(Number(fee), 2), side: ticket.side })}</Muted>
}

/** A read-only field is never typed into. */
function ignore() {}
