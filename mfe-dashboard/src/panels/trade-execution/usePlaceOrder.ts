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
 * Places the ticket's order at the price that was on the screen at the click: first the browser's alert, then the paper
 * fill, or the reason for none. Returns false when the amount must be corrected first.
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
    // As typed, even with more decimals than can be filled.
    const amount = quantity.trim().replace('.', format.decimalSign)
    set(notifyAtom, t('orderAlert', { side, amount, pair, total }))
    const order = { orderId, pair, side, quantity, price, pricedAt, placedAt }
    const outcome: NonNullable<Outcome> = set(placeOrderAtom, order)
    set(outcomeAtom, outcome)
    if (outcome.status === 'filled') {
      set(undoableAtom, outcome.fill)
      // After the order the note about its draft is obsolete.
      set(ticketAtom, (current) => ({ ...current, draft: undefined }))
    }
    // The observer of the ledger reports every fill; only the ticket knows of a refusal.
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
