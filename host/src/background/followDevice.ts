import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'
import type { Store } from 'jotai'
import { isKept } from '../keeping/isKept'
import { loadBackground } from './loadBackground'

/**
 * Takes over what the device keeps, before anything is shown, and later what another tab begins to keep.
 * Without kept data it costs nothing.
 */
export async function followDevice(store: Store): Promise<void> {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEEP_KEY && newValue === KEEP_VALUE) void loadBackground(store, false)
  })
  if (isKept()) await loadBackground(store, true)
}
