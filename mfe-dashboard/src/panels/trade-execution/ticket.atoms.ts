import type { Fill, ReversalRefusal } from '@aldergate/ledger'
import { newOrderId, reverseOrderAtom, takeDraftOrderAtom } from '@aldergate/ledger/state'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import type { Outcome } from './outcome'
import { blankTicket, draftedTicket, type Ticket } from './ticket'

/** Outlives the panel, so that hiding it loses nothing that was typed. */
export const ticketAtom = erasableAtom<Ticket>(blankTicket(newOrderId()))

/** The outcome of the last order, or of its Undo. */
export const outcomeAtom = erasableAtom<Outcome>(undefined)

/** The fill that can still be reversed. */
export const undoableAtom = erasableAtom<Fill | undefined>(undefined)

export const editTicketAtom = atom(
  null,
  (get, set, change: Partial<Pick<Ticket, 'pair' | 'amount'>>) => {
    const { pair, amount, side } = get(ticketAtom)
    set(ticketAtom, { pair, amount, side, ...change, id: newOrderId() })
    set(outcomeAtom, (outcome) => (isDone(outcome) ? outcome : undefined))
  },
)

/** Empties the ticket. A fill that can still be undone stays so. */
export const resetTicketAtom = atom(null, (_get, set) => {
  set(ticketAtom, blankTicket(newOrderId()))
  set(outcomeAtom, undefined)
})

/** Takes over the waiting draft order, and returns whether there was one. */
export const takeDraftInTicketAtom = atom(null, (_get, set): boolean => {
  const draft = set(takeDraftOrderAtom)
  if (!draft) return false
  set(outcomeAtom, undefined)
  set(ticketAtom, draftedTicket(draft, newOrderId()))
  return true
})

/** The refusals of Undo that nothing can change. */
const FINAL: readonly ReversalRefusal[] = ['too-late', 'unknown-order']

/** Takes the order back. Returns whether Undo is over: what stands in its way may be removed in time. */
export const undoOrderAtom = atom(null, (get, set): boolean => {
  const fill = get(undoableAtom)
  if (!fill) return true
  const result = set(reverseOrderAtom, fill.orderId)
  const isRefused = result.status === 'refused'
  set(
    outcomeAtom,
    isRefused
      ? { status: 'undo-refused', reason: result.reason, fill }
      : { status: 'undone', fill },
  )
  if (isRefused && !FINAL.includes(result.reason)) return false
  set(endUndoAtom)
  return true
})

/** Gives the ticket a new order id, so that the same ticket is another order. */
export const endUndoAtom = atom(null, (_get, set) => {
  set(undoableAtom, undefined)
  set(ticketAtom, (ticket) => ({ ...ticket, id: newOrderId() }))
})

/** Whether an outcome leaves nothing to correct: then it stays visible while the ticket is edited. */
function isDone(outcome: Outcome): boolean {
  return outcome?.status === 'filled' || outcome?.status === 'undone'
}
