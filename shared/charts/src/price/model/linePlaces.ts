/** The price pane, over which stands what is beside its lines. */
interface PricePane {
  /** In pixels. */
  height: number
  /** Of the price axis at its right, in pixels. */
  axisWidth: number
}

/** Where the lines that can be moved stand in the price pane. */
export interface MovablePlaces extends PricePane {
  /** Pixels from the pane's upper edge, for those that are within it. */
  lines: readonly { id: string; y: number }[]
}

/** The ids of the lines that are beyond the shown prices, and where the edges of those are. */
export interface OutsideLines extends PricePane {
  above: readonly string[]
  below: readonly string[]
}

export const NONE_MOVABLE: MovablePlaces = { lines: [], height: 0, axisWidth: 0 }

export const NONE_OUTSIDE: OutsideLines = { above: [], below: [], height: 0, axisWidth: 0 }
