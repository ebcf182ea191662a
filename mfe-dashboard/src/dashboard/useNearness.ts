import { useIsPrinting } from '@aldergate/ui/useIsPrinting'
import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the edges of the screen a panel is made ready. */
const MARGIN = '600px 0px'

export interface Nearness {
  isNear: boolean
  /** Whether it has been near at least once, so that its code is loaded. */
  hasBeenNear: boolean
  /** The last height of its content in pixels while it was near, which reserves its place while it rests. */
  height?: number
}

/**
 * Whether a panel is on screen or close to it, or has the focus, so that a trader who scrolls away from a field can go
 * on typing. A resting panel wakes for printing. Without an IntersectionObserver every panel is near.
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
        // A collapsed panel's content has no height: keep the previous one.
        height: (before.isNear && height) || before.height,
      }))
    }

    function restOnceLeft({ relatedTarget }: FocusEvent) {
      // While another window has the focus, this one's `activeElement` stays.
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

/** The content's height without the row's spare room that its parts have filled: that depends on other panels. */
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
