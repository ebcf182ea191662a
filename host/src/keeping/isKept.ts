import { KEEP_ASKED, KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'

/** Whether the device keeps the trader's data; false where the browser blocks storage. */
export function isKept(): boolean {
  return choice() === KEEP_VALUE
}

/** Whether the trader has asked to keep data, although nothing may have been stored yet. */
export function isKeepingWanted(): boolean {
  return isKept() || choice() === KEEP_ASKED
}

function choice(): string | null {
  try {
    return localStorage.getItem(KEEP_KEY)
  } catch {
    return null
  }
}
