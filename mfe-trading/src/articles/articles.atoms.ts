import { atom } from 'jotai'

/** The moment of the first reading, in epoch milliseconds: the times of the articles count from it. */
export const openedAtAtom = atom(() => Date.now())
