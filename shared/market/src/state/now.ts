import { atom, type WritableAtom } from 'jotai'
import { onTick } from './clock'

/**
 * The time, in epoch milliseconds, updated each `periodMs`, a multiple of a second, while subscribed, and whenever it
 * is set.
 */
export function nowEvery(periodMs: number): WritableAtom<number, [], void> {
  const firstReadAtom = atom(() => Date.now())
  const readAtom = atom<number>()
  const timeAtom = atom(
    (get) => get(readAtom) ?? get(firstReadAtom),
    (_get, set) => set(readAtom, Date.now()),
  )
  timeAtom.onMount = (read) => {
    read()
    return onTick(periodMs, read)
  }
  return timeAtom
}

/** The time, read each second. */
export const nowAtom = nowEvery(1_000)
