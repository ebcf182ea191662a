import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'

/** Whether the device keeps the trader's data. A browser that lets nobody look keeps none. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEEP_KEY) === KEEP_VALUE
  } catch {
    return false
  }
}
