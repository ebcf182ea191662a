import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element's content is wider than the element: only then does the keyboard need to reach it. */
export function useScrollable(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setIsScrollable] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setIsScrollable(element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return [ref, isScrollable]
}
