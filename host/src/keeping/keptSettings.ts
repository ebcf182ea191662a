import { keyOf } from '@aldergate/contract'
import { isKept } from './isKept'

/**
 * The settings that the trader's device keeps, as they were written: who reads one of them judges it. They are
 * for the first moment, before the keeper has come; none when the device keeps nothing, or nobody may look.
 */
export function keptSettings(): Readonly<Record<string, unknown>> {
  try {
    if (!isKept()) return {}
    const kept = JSON.parse(localStorage.getItem(keyOf('settings')) ?? '') as { value?: unknown }
    return Object(kept.value) as Record<string, unknown>
  } catch {
    return {}
  }
}
