import { useLocation } from '@aldergate/platform'
import { useSyncExternalStore } from 'react'

/** The year, one for all, wherever the device is; read again when somebody looks at the page, or goes to another. */
export function useYear(): number {
  useLocation()
  return useSyncExternalStore(onLook, readYear, readYear)
}

function readYear(): number {
  return new Date().getUTCFullYear()
}

function onLook(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
