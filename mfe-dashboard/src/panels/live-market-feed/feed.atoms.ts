import type { Pair } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** Kept outside the panel, so that hiding a panel and showing it again keeps its pins. */
export const pinnedPairsAtom = erasableAtom<readonly Pair[]>([])

export const togglePinAtom = atom(null, (_get, set, pair: Pair) => {
  set(pinnedPairsAtom, (pinned) =>
    pinned.includes(pair) ? pinned.filter((other) => other !== pair) : [...pinned, pair],
  )
})
