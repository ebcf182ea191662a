import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the edges of the screen a panel is made ready. */
const MARGIN = '600px 0px'

export interface Nearness {
  isNear: boolean
  /** Has been near at least once: its code is loaded. */
  hasBeenNear: boolean
  /** The last height in pixels while it was near, so that what goes away leaves its place. */
  height?: number
}

/** Whether an element is on screen or soon will be. Without an observer everything is. */
export function useNearness(elementRef: RefObject<Element | null>): Nearness {
  const canObserve = typeof IntersectionObserver === 'function'
  const [nearness, setNearness] = useState<Nearness>({
    isNear: !canObserve,
    hasBeenNear: !canObserve,
  })

  useEffect(() => {
    const element = elementRef.current
    if (!element || !canObserve) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const { isIntersecting, boundingClientRect } = entry
        setNearness((before) => {
          if (isIntersecting) return { ...before, isNear: true, hasBeenNear: true }
          // A collapsed panel has no box: the height of before is the one to keep.
          const height =
            before.isNear && boundingClientRect.height > 0
              ? boundingClientRect.height
              : before.height
          return { ...before, isNear: false, height }
        })
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, canObserve])

  return nearness
}
