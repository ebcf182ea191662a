import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '@aldergate/platform'
import { wantsLessMotion } from '@aldergate/ui'

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

/** The router's key for a history entry that it did not create. */
const FIRST_KEY = 'default'

/** Length of the fade-in in milliseconds: the page can be read and used from the first frame on. */
const ARRIVAL_MS = 140

/**
 * Does on a route change what a page load does: a new page begins at its top and receives a screen reader's focus,
 * unless a fragment names a place in it. Going back restores the scroll position.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const arrived = useRef(pathname)
  const left = usePlacesLeft(key)

  useLayoutEffect(() => {
    const isNewPage = arrived.current !== pathname
    arrived.current = pathname
    const target = hash ? targetOf(hash) : null
    if (isNewPage) appear(main.current)
    if (target) {
      target.scrollIntoView()
      focusAt(target)
    } else if (isNewPage) {
      main.current?.focus({ preventScroll: true })
      const top = type === 'POP' ? left() : 0
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
    }
    // Pressing the same link again changes only the key of the history entry.
  }, [key, pathname, hash, type, main, left])
}

/**
 * The last scroll position, in pixels, of the current history entry; `undefined` for an entry of an earlier document.
 * The browser's own restoration runs while the old page is still shown, and cannot scroll further than that page is
 * long.
 */
function usePlacesLeft(key: string): () => number | undefined {
  const places = useRef(new Map<string, number>())

  useEffect(() => {
    const note = () => {
      if (keyOfEntry() === key) places.current.set(key, window.scrollY)
    }
    // In the next frame: reading the position now would force a second layout within this task.
    const frame = requestAnimationFrame(note)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', note)
    }
  }, [key])

  return useCallback(() => places.current.get(keyOfEntry()), [])
}

/** The router's key of the current history entry, while the page of the one before may still be shown. */
function keyOfEntry(): string {
  const { key = FIRST_KEY } = (history.state ?? {}) as { key?: string }
  return key
}

/**
 * Focuses the control that a target marks with `data-lead-focus`, or the target itself, so that Tab continues from
 * there.
 */
function focusAt(place: HTMLElement): void {
  const wanted = place.querySelector<HTMLElement>('[data-lead-focus]') ?? place
  wanted.focus({ preventScroll: true })
  if (document.activeElement === wanted) return
  // Makes the target focusable until it loses the focus, so that a later click inside it does not move the focus.
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

function appear(page: HTMLElement | null): void {
  if (page && !wantsLessMotion()) page.animate([{ opacity: 0.4 }, { opacity: 1 }], ARRIVAL_MS)
}
