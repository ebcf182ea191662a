import { afterPaint } from '../document/afterPaint'
import type { Below } from '../document/belowScreen'

/** The events by which a reader may reach content below the screen. */
const LEADING_AWAY = ['scroll', 'click', 'keydown'] as const

/**
 * Defers the layout of elements below the screen until after the frame that shows the page: they keep their size, and
 * are laid out one screen height per frame, or all at once when the reader scrolls, clicks or presses a key.
 */
export function layOutLater(elements: readonly Below[]): void {
  let waiting = elements
  for (const { element, width, height } of waiting) {
    element.style.setProperty('content-visibility', 'hidden')
    element.style.setProperty('contain-intrinsic-size', `${width}px ${height}px`)
    // Hidden, because Chromium counts the end of the containment as a layout shift of visible content.
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
