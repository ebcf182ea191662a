import { atom } from 'jotai'
import type { OrderSide } from '../entry'
import type { Pair } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'

/** An order that another part of the app has begun; the ticket takes it over. */
export interface DraftOrder {
  /** Rises with each draft, so that the ticket reacts once, also to the same draft again. */
  id: number
  pair: Pair
  side?: OrderSide
  /** Units, as they would be typed. */
  amount?: string
  /** GBP per unit, such as that of a row of the order book. */
  price?: number
  /** Which part of the app it comes from, such as a panel's id. */
  from: string
  /** Epoch milliseconds. */
  at: number
}

const waitingDraftAtom = erasableAtom<DraftOrder | null>(null)
const lastIdAtom = atom(0)

/** The draft that waits for the ticket, the newest only. */
export const draftOrderAtom = atom((get) => get(waitingDraftAtom))

export const draftOrderInTicketAtom = atom(
  null,
  (get, set, draft: Omit<DraftOrder, 'id' | 'at'>) => {
    const id = get(lastIdAtom) + 1
    set(lastIdAtom, id)
    set(waitingDraftAtom, { ...draft, id, at: Date.now() })
  },
)

/** For the ticket: gives the draft that waits, if any, and clears it. */
export const takeDraftOrderAtom = atom(null, (get, set): DraftOrder | null => {
  const draft = get(waitingDraftAtom)
  set(waitingDraftAtom, null)
  return draft
})
