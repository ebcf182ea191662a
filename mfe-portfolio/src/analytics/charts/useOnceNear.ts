import { type RefCallback, useCallback, useState } from 'react'

/** So near to the screen a chart begins to load: about a flick of the wheel. */
const MARGIN = '300px'

/** Whether an element has been near the viewport by now. Where the browser cannot tell, it always has. */
export function useOnceNear(): [RefCallback<Element>, boolean] {
  const [wasNear, setWasNear] = useState(() => typeof IntersectionObserver === 'undefined')

  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setWasNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, wasNear]
}
