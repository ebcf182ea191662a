import { afterPaint } from '../document/afterPaint'
import type { Below } from '../document/belowScreen'

/** The events by which a reader may come below the screen. */
const LEADING_AWAY = ['scroll', 'click', 'keydown'] as const

/**
 * Keeps the elements, which stand below the screen, from being laid out with the frame that shows the page: they keep
 * their size, and are laid out after it, the height of a screen at a time, or all at once for a reader who goes there.
 */
export function layOutLater(elements: readonly Below[]): void {
  let waiting = elements
  for (const { element, width, height } of waiting) {
    element.style.setProperty('content-visibility', 'hidden')
    element.style.setProperty('contain-intrinsic-size', `${width}px ${height}px`)
    // Chromium takes the end of the containment for a move from the top of the screen, of what can be seen.
    element.style.setProperty('visibility', 'hidden')
  }
  for (const event of LEADING_AWAY) addEventListener(event, layOutAll, true)
  afterPaint(layOutNext)

  function layOutNext() {
    const [first] = waiting
    if (!first) return layOutAll()
    const isNext = ({ top }: Below) => top < first.top + innerHeight
    waiting.filter(isNext).forEach(layOut)
    waiting = waiting.filter((below) => !isNext(below))
    afterPaint(layOutNext)
  }

  function layOutAll() {
    for (const event of LEADING_AWAY) removeEventListener(event, layOutAll, true)
    waiting.forEach(layOut)
    waiting = []
  }
}

function layOut({ element: { style } }: Below): void {
  style.removeProperty('content-visibility')
  style.removeProperty('contain-intrinsic-size')
  style.removeProperty('visibility')
}
