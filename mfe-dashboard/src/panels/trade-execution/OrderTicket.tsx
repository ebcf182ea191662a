import { Button, Muted, NumberField, space, Stack, TextField, useFormat } from '@aldergate/ui'
import { InstrumentPicker, tradedAs, usePairPrice } from '@aldergate/charts/quotes'
import type { OrderSide } from '@aldergate/ledger'
import { poundPairOf } from '@aldergate/market'
import { draftOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DraftNote } from './DraftNote'
import { OrderOutcome } from './OrderOutcome'
import { useText } from './texts'
import { orderCost } from './ticket'
import { editTicketAtom, resetTicketAtom, takeDraftInTicketAtom, ticketAtom } from './ticket.atoms'
import { usePlaceOrder } from './usePlaceOrder'

const SIDES = ['buy', 'sell'] as const satisfies readonly OrderSide[]

/** The form of an order, and what became of the last one. */
export function OrderTicket() {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const amountRef = useRef<HTMLInputElement>(null)
  const ticket = useAtomValue(ticketAtom)
  const { price } = useAtomValue(quoteAtom(ticket.pair))
  const pricedAt = useAtomValue(marketSteppedAtAtom)
  const draft = useAtomValue(draftOrderAtom)
  const edit = useSetAtom(editTicketAtom)
  const reset = useSetAtom(resetTicketAtom)
  const takeDraft = useSetAtom(takeDraftInTicketAtom)
  const placeOrder = usePlaceOrder()

  const { total, fee } = orderCost(ticket, price)

  useEffect(() => {
    if (draft && takeDraft()) amountRef.current?.focus({ preventScroll: true })
  }, [draft, takeDraft])

  function focusAmount() {
    amountRef.current?.focus()
  }

  function place(side: OrderSide) {
    if (!placeOrder(side, { price, pricedAt })) focusAmount()
  }

  return (
    <Stack
      as="form"
      noValidate
      aria-label={t('ticket')}
      onSubmit={(event) => {
        event.preventDefault()
        place(ticket.side)
      }}
    >
      <Fields>
        <InstrumentPicker
          label={t('ticker')}
          value={ticket.pair}
          hint={tradedAs(ticket.pair)}
          noteOf={tradedAs}
          onChange={(pair) => edit({ pair: poundPairOf(pair) })}
        />
        <NumberField
          ref={amountRef}
          label={t('amount')}
          value={ticket.amount}
          onChange={(amount) => edit({ amount })}
          error={ticket.problem && t(ticket.problem)}
          min="0"
          autoComplete="off"
          data-lead-focus
        />
        <TextField
          readOnly
          label={t('unitPrice')}
          value={pairPrice(ticket.pair, price)}
          onChange={ignore}
        />
        <TextField
          readOnly
          label={t('total')}
          value={format.price(Number(total), 2)}
          onChange={ignore}
        />
      </Fields>
      <Muted>{t('feeAndEnter', { fee: format.price(Number(fee), 2), side: ticket.side })}</Muted>
      {ticket.draft && <DraftNote pair={ticket.pair} draft={ticket.draft} />}
      <Buttons>
        {SIDES.map((side) => (
          <Button
            key={side}
            variant={side}
            // Enter presses the one button of the form that submits.
            {...(side === ticket.side ? { type: 'submit' } : { onClick: () => place(side) })}
          >
            {t(side)}
          </Button>
        ))}
        <Button onClick={() => reset()}>{t('reset')}</Button>
      </Buttons>
      <OrderOutcome pair={ticket.pair} onFocusLost={focusAmount} />
    </Stack>
  )
}

/** A read-only field is never typed into. */
function ignore() {}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(2)} ${space(3)};

  input:not([role='combobox']) {
    text-align: right;
  }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space(2)};
`
