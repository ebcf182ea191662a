import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { logFailure } from '@aldergate/platform'

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Whether an element fills the screen, and a way to and fro; no way where the browser has none. */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === ref.current,
    () => false,
  )

  const toggle = useCallback(async () => {
    try {
      if (isFullscreen) await document.exitFullscreen()
      else await ref.current?.requestFullscreen()
    } catch (cause) {
      logFailure('The browser refused the full screen.', cause)
    }
  }, [isFullscreen, ref])

  return { isFullscreen, toggle: document.fullscreenEnabled ? toggle : undefined }
}
