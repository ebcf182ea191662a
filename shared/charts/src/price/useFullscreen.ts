import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { logFailure } from '@aldergate/platform'

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Whether an element is in full screen, and a function that toggles it; none if the browser does not support it. */
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
