/** Edges in the window, in px. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface PopupPlace {
  left: number
  width: number
  top: number
  maxHeight: number
}

const GAP = 4
const MARGIN = 8
const LEAST_WIDTH = 320
const MOST_HEIGHT = 360

/** With this much room below, the list is not placed above, even if there is more. */
const ENOUGH = 240

/** The position of a list at its field: below, or above if there is more room, and always within the window. */
export function popupPlace(field: Box, view: Box, height: number): PopupPlace {
  const width = Math.min(
    Math.max(field.right - field.left, LEAST_WIDTH),
    view.right - view.left - 2 * MARGIN,
  )
  const left = Math.max(view.left + MARGIN, Math.min(field.left, view.right - MARGIN - width))
  const below = view.bottom - field.bottom - GAP - MARGIN
  const above = field.top - view.top - GAP - MARGIN
  const isBelow = below >= Math.min(ENOUGH, height) || below >= above
  const maxHeight = Math.max(0, Math.min(MOST_HEIGHT, isBelow ? below : above))
  const top = isBelow ? field.bottom + GAP : field.top - GAP - Math.min(height, maxHeight)
  return { left, width, top, maxHeight }
}
