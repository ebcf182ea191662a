import { onTick } from '@aldergate/market/state'
import { atom } from 'jotai'

/** Often enough for what is told in minutes and days. */
const RENEWAL_MS = 15_000

const openedAtAtom = atom(() => Date.now())

const readTimeAtom = atom<number>()

/** About now, in epoch milliseconds; it rests while nobody reads it. */
export const nowAtom = atom(
  (get) => get(readTimeAtom) ?? get(openedAtAtom),
  (_get, set) => set(readTimeAtom, Date.now()),
)
nowAtom.onMount = (readTime) => {
  readTime()
  return onTick(RENEWAL_MS, readTime)
}
