import type { Pair } from '@aldergate/market'
import {
  addToWatchlistAtom,
  moveInWatchlistAtom,
  removeFromWatchlistAtom,
  watchlistAtom,
} from '@aldergate/market/state'
import { showToast } from '@aldergate/ui'
import { useStore } from 'jotai'
import { useText } from '../texts'

/** Removes a pair from the list; Undo in the toast restores its position. */
export function useRemovePair(): (pair: Pair) => void {
  const t = useText()
  const store = useStore()

  return (pair) => {
    const to = store.get(watchlistAtom).indexOf(pair)
    store.set(removeFromWatchlistAtom, pair)

    function restore() {
      store.set(addToWatchlistAtom, pair)
      store.set(moveInWatchlistAtom, { pair, to })
    }
    showToast(t('removed', { pair }), 'blank', {
      action: { label: t('undo'), onAction: restore },
    })
  }
}
