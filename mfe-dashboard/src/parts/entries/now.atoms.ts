import { onTick } from '@aldergate/market/state'
import { atom } from 'jotai'

/** Often enough for what is told in minutes and days. */
const RENEWAL_MS = 15_000

/** About now, in epoch milliseconds; it rests while nobody reads it. */
export const nowAtom = atom(Date.now())
nowAtom.onMount = (setNow) => {
  const readTime = () => {
    setNow(Date.now())
  }
  readTime()
  return onTick(RENEWAL_MS, readTime)
}
