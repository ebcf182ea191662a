import { useEffect } from 'react'

/** Lets the browser ask, in its own words, before the page is reloaded or closed. */
export function useUnloadWarning(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])
}
