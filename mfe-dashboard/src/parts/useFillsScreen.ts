import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Whether the panel that an element stands in fills the screen. */
export function useFillsScreen(ref: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement?.contains(ref.current) ?? false,
    () => false,
  )
}
