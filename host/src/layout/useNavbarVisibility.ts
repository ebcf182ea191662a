import { useEffect, useState } from 'react'

/** The bar never hides above this scroll position. */
const ALWAYS_VISIBLE_PX = 50

/** Whether the bar shows after the page scrolled from one position to another. */
export function isVisibleAfter(previousY: number, y: number): boolean {
  return y < previousY || y < ALWAYS_VISIBLE_PX
}

/** Hides the bar on the way down and shows it on the way up; `show` brings it back at once. */
export function useNavbarVisibility(): { isVisible: boolean; show: () => void } {
  const [isVisible, setVisible] = useState(true)

  useEffect(() => {
    let previousY = 0
    // Reading the position at once would force a layout of the whole page during the start.
    const frame = requestAnimationFrame(() => {
      previousY = window.scrollY
    })
    function follow() {
      const y = window.scrollY
      if (y !== previousY) setVisible(isVisibleAfter(previousY, y))
      previousY = y
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [])

  return { isVisible, show: () => setVisible(true) }
}
