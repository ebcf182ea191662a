import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'
import { keepDataAtom, keepingWishAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { isKeepingWanted, isKept } from '../keeping/isKept'
import { noteWish } from '../keeping/noteWish'
import { hasKeeperAtom, loadBackground } from './background.atoms'

/**
 * Loads the data kept on the device before the first render, and follows other tabs that start keeping data. Until the
 * keeper has loaded, it also stores the trader's choice, which has to hold from the click on. Loads nothing when no
 * data is kept.
 */
export async function followDevice(store: Store): Promise<void> {
  function bringKeeper() {
    if (store.get(keepingWishAtom).keeps) void loadBackground(store, false)
  }

  if (isKeepingWanted()) store.set(keepDataAtom, true)
  store.sub(keepingWishAtom, () => {
    if (store.get(hasKeeperAtom)) return
    noteWish(store.get(keepingWishAtom))
    bringKeeper()
  })
  window.addEventListener('online', bringKeeper)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEEP_KEY) return
    if (newValue === KEEP_VALUE) void loadBackground(store, false)
    if (newValue === null && !store.get(hasKeeperAtom)) store.set(keepDataAtom, false)
  })
  if (isKept()) await loadBackground(store, true)
  else bringKeeper()
}
