import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import type { PoundDraft } from '../poundDraft'

/** An order that another part of the app has begun, as it is traded for pounds; the ticket takes it over. */
export interface DraftOrder extends PoundDraft {
  /** Rises with each draft, so that the ticket reacts once, also to the same draft again. */
  id: number
  /** The part of the app that it comes from, such as a panel's id. */
  from: string
  /** Epoch milliseconds. */
  at: number
}

/** Written by the state alone. */
export const waitingDraftAtom = erasableAtom<DraftOrder | null>(null)

/** The draft that waits for the ticket, the newest only: who leads there needs nothing else of the book. */
export const draftOrderAtom = atom((get) => get(waitingDraftAtom))
