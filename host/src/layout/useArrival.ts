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

/** The router's key of an entry that it did not make. */
const FIRST_KEY = 'default'

/** How long a page takes to stand out fully, in milliseconds: it can be read and used from the first frame on. */
const ARRIVAL_MS = 140

/**
 * Does what a page load would do by itself: a new page begins at its top and takes a screen reader's focus, unless a
 * fragment names a place in it, which then takes it. The way back leads to where the page was left.
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
    // Of a link that is pressed again, only the key of its entry is another.
  }, [key, pathname, hash, type, main, left])
}

/**
 * How far down the entry that the browser is at was read, in pixels; `undefined` for one of an earlier document. The
 * browser itself scrolls while the page that is left still stands: no further than that one is long.
 */
function usePlacesLeft(key: string): () => number | undefined {
  const places = useRef(new Map<string, number>())

  useEffect(() => {
    const note = () => {
      if (keyOfEntry() === key) places.current.set(key, window.scrollY)
    }
    // With the next frame: to ask now would make the browser lay out the page twice, once of it within this task.
    const frame = requestAnimationFrame(note)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', note)
    }
  }, [key])

  return useCallback(() => places.current.get(keyOfEntry()), [])
}

/** The router's key of the entry that the browser is at: the page of the one before may still be shown. */
function keyOfEntry(): string {
  const { key = FIRST_KEY } = (history.state ?? {}) as { key?: string }
  return key
}

/** Gives the focus to the control that a place marks as the one it is about, or to the place: Tab goes on from there. */
function focusAt(place: HTMLElement): void {
  const wanted = place.querySelector<HTMLElement>('[data-lead-focus]') ?? place
  wanted.focus({ preventScroll: true })
  if (document.activeElement === wanted) return
  // A place that is no control can be focused as long as it is, so that a press within it later leaves the focus alone.
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

function appear(page: HTMLElement | null): void {
  if (page && !wantsLessMotion()) page.animate([{ opacity: 0.4 }, { opacity: 1 }], ARRIVAL_MS)
}
