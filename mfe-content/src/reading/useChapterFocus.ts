import { useLocation } from '@aldergate/platform'
import { useEffect } from 'react'

/** The chapter that the address names takes the focus, as the link that led to it may be gone. */
export function useChapterFocus(): void {
  const { hash, key } = useLocation()

  useEffect(() => {
    // Firefox complains about an empty name.
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
