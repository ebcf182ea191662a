import { atom } from 'jotai'

/** When somebody first asked, in epoch milliseconds: the ages of samples count back from there. */
export const openedAtAtom = atom(() => Date.now())
