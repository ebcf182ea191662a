import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'
import { keepDataAtom, keepingWishAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { isKeepingWanted, isKept } from '../keeping/isKept'
import { noteWish } from '../keeping/noteWish'
import { hasKeeperAtom, loadBackground } from './background.atoms'

/**
 * Takes over what the device keeps, before anything is shown, and later what another tab begins to keep. Until the
 * keeper has come, it also does what cannot wait: what the trader wants of their data holds from the click on.
 * Without kept data it costs nothing.
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
