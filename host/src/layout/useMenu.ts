import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from '@aldergate/platform'

interface MenuOptions {
  bar: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  /** Shows the bar: it may have been hidden by scrolling while the menu was open. */
  showBar: () => void
}

interface Menu {
  isOpen: boolean
  toggle: () => void
  /** Closes the menu and focuses its button. */
  close: () => void
}

/**
 * The state of the bar's menu. It closes on Escape, on a click or focus outside of the bar, and when the window's
 * width changes, as wide windows have no menu.
 */
export function useMenu({ bar, button, showBar }: MenuOptions): Menu {
  const { key: place } = useLocation()
  // Bound to the history entry where it was opened: navigating closes it, and going back does not reopen it.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === place
  if (openedAt && !isOpen) setOpenedAt(undefined)

  function close() {
    setOpenedAt(undefined)
    showBar()
    button.current?.focus()
  }
  const closeAfter = useEffectEvent((event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape') close()
    else if (!event.composedPath().some((each) => each === bar.current)) setOpenedAt(undefined)
  })

  useEffect(() => {
    if (!isOpen) return
    const closed = new AbortController()
    const width = innerWidth
    for (const deed of ['keydown', 'pointerdown', 'focusin', 'resize']) {
      window.addEventListener(
        deed,
        // A phone's browser bars come and go with scrolling, which changes only the height.
        (event) => (deed === 'resize' && innerWidth === width) || closeAfter(event),
        { signal: closed.signal },
      )
    }
    return () => closed.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpenedAt(isOpen ? undefined : place), close }
}
