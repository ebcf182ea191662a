import { keyOf } from '@aldergate/contract'
import { isKept } from './isKept'

/**
 * The stored settings, unvalidated: each reader checks the one that it uses. For use before the keeper has loaded;
 * empty when nothing is kept or storage is blocked.
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
