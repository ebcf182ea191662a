import { atom } from 'jotai'

/** The version of the host that the trader wants later: unlike a page's, it does not come with the next visit. */
export const putOffHostAtom = atom<string | undefined>(undefined)
