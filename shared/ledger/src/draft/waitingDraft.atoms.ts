import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import type { PoundDraft } from '../poundDraft'

/** A draft order from another part of the app, converted to pounds; the ticket adopts it. */
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

/** The newest draft that waits for the ticket: components that lead there need no other part of the ledger. */
export const draftOrderAtom = atom((get) => get(waitingDraftAtom))
