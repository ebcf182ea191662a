import { atom } from 'jotai'

/** The sentence that the grid's live region says: where a panel stands or would land. */
export const announcementAtom = atom('')
