import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from '@aldergate/platform'

interface MenuOptions {
  bar: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  /** Has the bar stay: while the menu was open, the page may have been scrolled. */
  showBar: () => void
}

interface Menu {
  isOpen: boolean
  toggle: () => void
  /** Closes it, and leaves the focus where it can be opened again. */
  close: () => void
}

/** The menu of the bar: Escape closes it, whatever is done beside the bar, and another width of the window, which may have no menu. */
export function useMenu({ bar, button, showBar }: MenuOptions): Menu {
  const { key: place } = useLocation()
  // It belongs to the place where it was opened: going anywhere closes it, and the way back does not open it again.
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
        // A phone's own bars come and go with each scroll, which changes the height alone.
        (event) => (deed === 'resize' && innerWidth === width) || closeAfter(event),
        { signal: closed.signal },
      )
    }
    return () => closed.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpenedAt(isOpen ? undefined : place), close }
}
