import { KEEP_ASKED, KEEP_ERASED, KEEP_KEY, KEEP_VALUE, keysToForget } from '@aldergate/contract'
import { keepDataAtom, type KeepingWish, keepingWishAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { isKeepingWanted, isKept } from '../keeping/isKept'
import { hasKeeperAtom, loadBackground } from './background.atoms'

/**
 * Loads the data kept on the device before the first render, and follows other tabs that start keeping data. Until the
 * keeper has loaded, it also stores the trader's choice, which has to hold from the click on. Loads nothing when no
 * data is kept.
 */
export async function followDevice(store: Store): Promise<void> {
  function bringKeeper() {
    if (store.get(keepingWishAtom).keeps) void loadBackground(store)
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
    if (newValue === KEEP_VALUE) void loadBackground(store)
    // Meanwhile the trader may have asked for it again.
    const isTakenBack = newValue === null && !isKeepingWanted()
    if (isTakenBack && !store.get(hasKeeperAtom)) store.set(keepDataAtom, false)
  })
  if (isKept()) await loadBackground(store, { isFirst: true })
  else bringKeeper()
}

/** Stores the trader's choice to keep or erase data before the keeper has loaded, which does the rest. */
function noteWish({ keeps, erased }: KeepingWish): void {
  try {
    const choice = localStorage.getItem(KEEP_KEY)
    if (keeps && choice === null) localStorage.setItem(KEEP_KEY, KEEP_ASKED)
    // Other tabs have joined only if something was stored; before that, each works on data of its own.
    if (erased && choice === KEEP_VALUE) localStorage.setItem(KEEP_KEY, KEEP_ERASED)
    // Without a choice on the device, another tab has taken it back and removes the data itself.
    if (erased || (!keeps && choice !== null))
      for (const key of keysToForget(erased)) localStorage.removeItem(key)
  } catch {
    // The keeper reports a browser that blocks writing.
  }
}
