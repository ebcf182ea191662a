/** The price pane, above which elements are positioned at its lines. */
interface PricePane {
  /** In pixels. */
  height: number
  /** The width of the price axis at its right, in pixels. */
  axisWidth: number
}

/** The positions of the movable lines in the price pane. */
export interface MovablePlaces extends PricePane {
  /** Pixels from the pane's upper edge, for those that are within it. */
  lines: readonly { id: string; y: number }[]
}

/** The ids of the lines outside the displayed price range, and the positions of its edges. */
export interface OutsideLines extends PricePane {
  above: readonly string[]
  below: readonly string[]
}

export const NONE_MOVABLE: MovablePlaces = { lines: [], height: 0, axisWidth: 0 }

export const NONE_OUTSIDE: OutsideLines = { above: [], below: [], height: 0, axisWidth: 0 }
