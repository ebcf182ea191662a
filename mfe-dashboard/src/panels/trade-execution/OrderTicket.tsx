import { Button, space, Stack } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { InstrumentPicker } from '@aldergate/charts/picker'
import { tradedAs } from '@aldergate/charts/quotes'
import type { OrderSide } from '@aldergate/ledger'
import { poundPairOf } from '@aldergate/market'
import { draftOrderAtom } from '@aldergate/ledger/state'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DraftNote } from './DraftNote'
import { OrderFee, OrderPrice } from './OrderCost'
import { OrderOutcome } from './OrderOutcome'
import { ShortNote } from './ShortNote'
import { useText } from './texts'
import { editTicketAtom, resetTicketAtom, takeDraftInTicketAtom, ticketAtom } from './ticket.atoms'
import { type ShownPrice, usePlaceOrder } from './usePlaceOrder'

const SIDES = ['buy', 'sell'] as const satisfies readonly OrderSide[]

/** The order form and the outcome of the last order. A price step re-renders only what it changes. */
export function OrderTicket() {
  const t = useText()
  const amountRef = useRef<HTMLInputElement>(null)
  const shownRef = useRef<ShownPrice>(null)
  const ticket = useAtomValue(ticketAtom)
  const draft = useAtomValue(draftOrderAtom)
  const edit = useSetAtom(editTicketAtom)
  const reset = useSetAtom(resetTicketAtom)
  const takeDraft = useSetAtom(takeDraftInTicketAtom)
  const placeOrder = usePlaceOrder()

  useEffect(() => {
    if (draft && takeDraft()) amountRef.current?.focus({ preventScroll: true })
  }, [draft, takeDraft])

  function focusAmount() {
    amountRef.current?.focus()
  }

  function place(side: OrderSide) {
    if (shownRef.current && !placeOrder(side, shownRef.current)) focusAmount()
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
        <OrderPrice ticket={ticket} shownRef={shownRef} />
      </Fields>
      <OrderFee ticket={ticket} />
      <ShortNote pair={ticket.pair} amount={ticket.amount} />
      <DraftNote pair={ticket.pair} draft={ticket.draft} />
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
