import { atom } from 'jotai'

/** The host version that the trader has postponed: unlike a page's, it does not come with the next visit. */
export const putOffHostAtom = atom<string | undefined>(undefined)
