import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '@aldergate/platform'

/** The element that a fragment names; a malformed fragment names none. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(unescaped(id))
}

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/**
 * What a page load would do by itself: a new page begins at its top and takes a screen reader's focus,
 * unless a fragment names a place in it. The way back keeps the browser's own scroll position.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const arrived = useRef(pathname)

  useEffect(() => {
    const isNewPage = arrived.current !== pathname
    arrived.current = pathname
    const target = hash ? targetOf(hash) : null
    if (target) {
      target.scrollIntoView()
    } else if (isNewPage) {
      main.current?.focus({ preventScroll: true })
      if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [pathname, hash, type, main])
}
