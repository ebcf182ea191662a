import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an element is in the viewport, or nearer to it than `margin`. Always true without an IntersectionObserver.
 */
export function useNearViewport(margin = '0px'): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined')

  const ref = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        // Nobody watches it from here: it may be hidden, and be seen again elsewhere.
        setIsNear(false)
      }
    },
    [margin],
  )

  return [ref, isNear]
}
