import { atom } from 'jotai'

/** The sentence that the grid's live region says: where a panel stands or would land. It is forgotten with the grid. */
export const announcementAtom = atom('')
announcementAtom.onMount = (announce) => () => announce('')
