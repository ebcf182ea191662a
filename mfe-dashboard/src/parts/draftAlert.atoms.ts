import type { Pair } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** An alert begun in another panel; the form of the Alerts panel adopts it. */
export interface DraftAlert {
  /** Rises with each draft, so that the form reacts once, also to the same draft again. */
  id: number
  pair: Pair
  /** In the pair's own unit, with its displayed decimals. */
  price: number
}

const waitingDraftAtom = erasableAtom<DraftAlert | null>(null)
const lastIdAtom = atom(0)

/** The newest draft; the form knows which ones it has adopted. */
export const draftAlertAtom = atom((get) => get(waitingDraftAtom))

export const draftAlertInFormAtom = atom(null, (get, set, draft: Omit<DraftAlert, 'id'>) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  set(waitingDraftAtom, { ...draft, id })
})
