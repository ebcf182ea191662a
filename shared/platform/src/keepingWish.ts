import { atom } from 'jotai'

/** The trader's choice about their data; `erased` if they are to be removed from other tabs, too. */
export interface KeepingWish {
  keeps: boolean
  erased: boolean
}

/** Followed by the package `keeping`; other code reads `keepingAtom` and sets `keepDataAtom`. */
export const keepingWishAtom = atom<KeepingWish>({ keeps: false, erased: false })

/** Whether nothing is stored, because the keeper has not loaded yet or the device refuses. Set by the keeper. */
export const keepingFailsAtom = atom(true)

/** `failing`: wanted, but nothing can be stored now, so the data live as long as the page. */
export type Keeping = 'off' | 'on' | 'failing'

export const keepingAtom = atom((get): Keeping => {
  if (!get(keepingWishAtom).keeps) return 'off'
  return get(keepingFailsAtom) ? 'failing' : 'on'
})

/** "Keep my data on this device". Switched off, the device's copy is deleted and the page keeps its own. */
export const keepDataAtom = atom(null, (_get, set, keeps: boolean) => {
  set(keepingWishAtom, { keeps, erased: false })
})

const arrivalsAtom = atom(0)

/** Incremented when data are loaded from outside, so that they are not announced as new events. */
export const arrivalsOfDataAtom = atom((get) => get(arrivalsAtom))

/** To be called by code that loads such data. */
export const noteArrivalAtom = atom(null, (_get, set) => {
  set(arrivalsAtom, (count) => count + 1)
})
