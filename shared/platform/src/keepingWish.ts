import { atom } from 'jotai'

/** The trader's wish for their data; `erased` when nothing of them shall remain in other tabs either. */
export interface KeepingWish {
  keeps: boolean
  erased: boolean
}

/** For the package `keeping`, which follows it; others read `keepingAtom` and set `keepDataAtom`. */
export const keepingWishAtom = atom<KeepingWish>({ keeps: false, erased: false })

/** Whether nothing is stored: the keeper has not come yet, or the device takes nothing from it. The keeper knows. */
export const keepingFailsAtom = atom(true)

/** `failing`: wanted, but nothing is stored now, so the data live as long as the page. */
export type Keeping = 'off' | 'on' | 'failing'

export const keepingAtom = atom((get): Keeping => {
  if (!get(keepingWishAtom).keeps) return 'off'
  return get(keepingFailsAtom) ? 'failing' : 'on'
})

/** "Keep my data on this device". Switched off, the device forgets them and the page goes on with them. */
export const keepDataAtom = atom(null, (_get, set, keeps: boolean) => {
  set(keepingWishAtom, { keeps, erased: false })
})

const arrivalsAtom = atom(0)

/** Rises when data come in from outside: whoever tells of what is new does not tell of them. */
export const arrivalsOfDataAtom = atom((get) => get(arrivalsAtom))

/** For whoever brings such data in. */
export const noteArrivalAtom = atom(null, (_get, set) => {
  set(arrivalsAtom, (count) => count + 1)
})
