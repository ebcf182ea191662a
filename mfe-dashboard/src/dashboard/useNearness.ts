import { useIsPrinting } from '@aldergate/ui/useIsPrinting'
import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the edges of the screen a panel is made ready. */
const MARGIN = '600px 0px'

export interface Nearness {
  isNear: boolean
  /** Has been near at least once: its code is loaded. */
  hasBeenNear: boolean
  /** The last height of its content in pixels while it was near, so that what goes away leaves its place. */
  height?: number
}

/**
 * Whether a panel is on screen or soon will be, or somebody is at work in it: who scrolls away from a field goes on
 * typing when they are back. What rests wakes to be printed. Without an observer every one is near.
 */
export function useNearness(
  panelRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<Element | null>,
): Nearness {
  const isPrinting = useIsPrinting()
  const canObserve = typeof IntersectionObserver === 'function'
  const [nearness, setNearness] = useState<Nearness>({
    isNear: !canObserve,
    hasBeenNear: !canObserve,
  })

  useEffect(() => {
    const panel = panelRef.current
    if (!panel || !canObserve) return
    let isAway = false

    function rest() {
      const height = ownHeight(contentRef.current?.firstElementChild)
      setNearness((before) => ({
        ...before,
        isNear: false,
        // That of a collapsed panel has no box: the height of before is the one to keep.
        height: (before.isNear && height) || before.height,
      }))
    }

    function restOnceLeft({ relatedTarget }: FocusEvent) {
      // While another window has the focus, it stays where it was in this one.
      const targets = [relatedTarget, document.activeElement]
      const isLeft = !targets.some((target) => isWithin(contentRef.current, target))
      if (isAway && isLeft) rest()
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        isAway = !entry.isIntersecting
        if (!isAway) setNearness((before) => ({ ...before, isNear: true, hasBeenNear: true }))
        else if (!isWithin(contentRef.current, document.activeElement)) rest()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(panel)
    panel.addEventListener('focusout', restOnceLeft)
    return () => {
      observer.disconnect()
      panel.removeEventListener('focusout', restOnceLeft)
    }
  }, [panelRef, contentRef, canObserve])

  return isPrinting && nearness.hasBeenNear ? { ...nearness, isNear: true } : nearness
}

function isWithin(content: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && content?.contains(target) === true
}

/** Without what its parts have taken of the row's room: that is there for the sake of another panel. */
function ownHeight(content: Element | null | undefined): number {
  if (!content) return 0
  const growing = [...content.querySelectorAll<HTMLElement>('[data-own-height]')]
  return growing.reduce(
    (height, part) => height - (heightOf(part) - Number(part.dataset.ownHeight)),
    heightOf(content),
  )
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height
}
