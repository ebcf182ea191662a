import { atom } from 'jotai'
import { type DraftOrder, waitingDraftAtom } from '../draft/waitingDraft.atoms'
import { type AskedDraft, poundDraft } from '../poundDraft'

const lastIdAtom = atom(0)

export const draftOrderInTicketAtom = atom(
  null,
  (get, set, { from, ...asked }: AskedDraft & Pick<DraftOrder, 'from'>) => {
    const id = get(lastIdAtom) + 1
    set(lastIdAtom, id)
    set(waitingDraftAtom, { ...poundDraft(asked), from, id, at: Date.now() })
  },
)

/** For the ticket: returns the waiting draft, if any, and clears it. */
export const takeDraftOrderAtom = atom(null, (get, set): DraftOrder | null => {
  const draft = get(waitingDraftAtom)
  set(waitingDraftAtom, null)
  return draft
})
