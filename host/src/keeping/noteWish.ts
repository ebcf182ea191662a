import { KEEP_ASKED, KEEP_ERASED, KEEP_KEY, KEEP_VALUE, keysToForget } from '@aldergate/contract'
import type { KeepingWish } from '@aldergate/platform'

/** Stores the trader's choice to keep or erase data before the keeper has loaded, which does the rest. */
export function noteWish({ keeps, erased }: KeepingWish): void {
  try {
    const choice = localStorage.getItem(KEEP_KEY)
    if (keeps && choice === null) localStorage.setItem(KEEP_KEY, KEEP_ASKED)
    // Other tabs have joined only if something was stored; before that, each works on data of its own.
    if (erased && choice === KEEP_VALUE) localStorage.setItem(KEEP_KEY, KEEP_ERASED)
    if (!keeps) for (const key of keysToForget(erased)) localStorage.removeItem(key)
  } catch {
    // The keeper reports a browser that blocks writing.
  }
}
