import { KEEP_ASKED, KEEP_ERASED, KEEP_KEY, KEEP_VALUE, keysToForget } from '@aldergate/contract'
import type { KeepingWish } from '@aldergate/platform'

/** Puts what the trader wants of their data on the device before the keeper has come, which sees to the rest. */
export function noteWish({ keeps, erased }: KeepingWish): void {
  try {
    const choice = localStorage.getItem(KEEP_KEY)
    if (keeps && choice === null) localStorage.setItem(KEEP_KEY, KEEP_ASKED)
    // Before anything was stored no other tab has joined: it works on data of its own.
    if (erased && choice === KEEP_VALUE) localStorage.setItem(KEEP_KEY, KEEP_ERASED)
    if (!keeps) for (const key of keysToForget(erased)) localStorage.removeItem(key)
  } catch {
    // Of a browser that lets nobody write, the keeper tells.
  }
}
