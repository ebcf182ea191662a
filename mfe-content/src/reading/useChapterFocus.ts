import { useLocation } from '@aldergate/platform'
import { useEffect } from 'react'

/** Focuses the chapter that the address names, because the link that led to it may be gone. */
export function useChapterFocus(): void {
  const { hash, key } = useLocation()

  useEffect(() => {
    // `getElementById('')` makes Firefox log a warning.
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
