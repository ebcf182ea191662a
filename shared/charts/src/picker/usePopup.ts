import { type RefObject, useLayoutEffect } from 'react'
import { popupPlace } from './popupPlace'

/**
 * Shows a popup in the browser's top layer and keeps it at its field for as long as the component is mounted. It is
 * positioned again when its `content` changes.
 */
export function usePopup(
  popupRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLElement | null>,
  content: string,
) {
  useLayoutEffect(() => {
    const popup = popupRef.current
    // jsdom, for example, has no top layer.
    popup?.showPopover?.()
    return () => popup?.hidePopover?.()
  }, [popupRef])

  useLayoutEffect(() => {
    function place() {
      const [popup, field] = [popupRef.current, fieldRef.current]
      if (!popup || !field) return
      const { left, width, top, maxHeight } = popupPlace(
        field.getBoundingClientRect(),
        seenPart(),
        popup.scrollHeight,
      )
      popup.style.left = `${left}px`
      popup.style.width = `${width}px`
      popup.style.top = `${top}px`
      popup.style.maxHeight = `${maxHeight}px`
    }

    place()
    // What scrolls may be anything around the field; a phone's keyboard leaves less of the window to be seen.
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [popupRef, fieldRef, content])
}

function seenPart() {
  const { clientWidth, clientHeight } = document.documentElement
  const seen = window.visualViewport
  const [left, top] = [seen?.offsetLeft ?? 0, seen?.offsetTop ?? 0]
  return {
    left,
    top,
    right: left + Math.min(clientWidth, seen?.width ?? clientWidth),
    bottom: top + (seen?.height ?? clientHeight),
  }
}
