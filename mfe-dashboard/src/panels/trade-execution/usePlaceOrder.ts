import { useFormat } from '@aldergate/ui'
import { fillOf, type OrderSide } from '@aldergate/ledger'
import { PATHS } from '@aldergate/contract'
import { ledgerAtom, placeOrderAtom } from '@aldergate/ledger/state'
import { notifyAtom, recordNotificationAtom, useAtomCallback } from '@aldergate/platform'
import type { Outcome } from './outcome'
import { useText } from './texts'
import { amountProblem, orderCost, orderIdOf } from './ticket'
import { outcomeAtom, ticketAtom, undoableAtom } from './ticket.atoms'
import { useOutcomeText } from './useOutcomeText'

/** The unit price on the screen, and when the market stepped to it. */
export interface ShownPrice {
  price: number
  pricedAt: number
}

/**
 * Places the ticket's order at the price that was on the screen at the click: first the browser's alert,
 * then the fill on paper, or why there is none. Gives false when the amount has to be mended first.
 */
export function usePlaceOrder(): (side: OrderSide, shown: ShownPrice) => boolean {
  const t = useText()
  const format = useFormat()
  const outcomeText = useOutcomeText()

  return useAtomCallback((get, set, side: OrderSide, { price, pricedAt }: ShownPrice) => {
    const placedAt = Date.now()
    const ticket = get(ticketAtom)
    const problem = amountProblem(ticket.amount)
    set(ticketAtom, { ...ticket, problem })
    if (problem) return false

    const { pair, amount: quantity } = ticket
    const orderId = orderIdOf(ticket, side)
    const known = fillOf(get(ledgerAtom), orderId)
    if (known) {
      set(outcomeAtom, { status: 'duplicate', fill: known })
      return true
    }

    const total = format.price(Number(orderCost(ticket, price).total), 2)
    // As it was typed, even where it has more places than can be filled.
    const amount = quantity.trim().replace('.', format.decimalSign)
    set(notifyAtom, t('orderAlert', { side, amount, pair, total }))
    const order = { orderId, pair, side, quantity, price, pricedAt, placedAt }
    const outcome: NonNullable<Outcome> = set(placeOrderAtom, order)
    set(outcomeAtom, outcome)
    if (outcome.status === 'filled') {
      set(undoableAtom, outcome.fill)
      // There is nothing left to check.
      set(ticketAtom, (current) => ({ ...current, draft: undefined }))
    }
    // A fill is told by whoever watches the ledger, for all who place orders; of a refusal only the ticket knows.
    if (outcome.status === 'refused') {
      set(recordNotificationAtom, {
        kind: 'error',
        text: outcomeText(outcome, pair),
        to: PATHS.portfolio,
      })
    }
    return true
  })
}
