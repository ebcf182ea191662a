import { atom } from 'jotai'
import { type AskedDraft, type PoundDraft, poundDraft } from '../poundDraft'
import { erasableAtom } from '@aldergate/platform'

/** An order that another part of the app has begun, as it is traded for pounds; the ticket takes it over. */
export interface DraftOrder extends PoundDraft {
  /** Rises with each draft, so that the ticket reacts once, also to the same draft again. */
  id: number
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
  (get, set, { from, ...asked }: AskedDraft & Pick<DraftOrder, 'from'>) => {
    const id = get(lastIdAtom) + 1
    set(lastIdAtom, id)
    set(waitingDraftAtom, { ...poundDraft(asked), from, id, at: Date.now() })
  },
)

/** For the ticket: gives the draft that waits, if any, and clears it. */
export const takeDraftOrderAtom = atom(null, (get, set): DraftOrder | null => {
  const draft = get(waitingDraftAtom)
  set(waitingDraftAtom, null)
  return draft
})
