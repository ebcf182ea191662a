/** Lower than this, in pixels, candles cannot be read. */
const LEAST_PRICE_PANE = 120

/** Lower than this, in pixels, neither can an indicator. */
const LEAST_PANE = 40

/** Between two panes, in pixels. */
export const SEPARATOR = 1

/** The library's, with the letters that we give it, in pixels. */
const TIME_AXIS = 28

/** The price pane is so many times as high as a pane of an indicator, until somebody drags. */
export const PRICE_PANE_SHARE = LEAST_PRICE_PANE / LEAST_PANE

/** The least height of a drawing with so many panes of indicators below the prices, in pixels. */
export function leastDrawing(indicatorPanes: number): number {
  return LEAST_PRICE_PANE + indicatorPanes * (SEPARATOR + LEAST_PANE) + TIME_AXIS
}

/**
 * The wanted heights of the panes, the price's first, none below its least: what one lacks is taken
 * from the one that has grown most, as it does when the line between two is dragged.
 */
export function allowedHeights(
  wanted: readonly number[],
  before: readonly number[] = wanted,
): number[] {
  const least = (at: number) => (at === 0 ? LEAST_PRICE_PANE : LEAST_PANE)
  const growth = (at: number) => (wanted[at] ?? 0) - (before[at] ?? 0)
  const heights = wanted.map((height, at) => Math.max(height, least(at)))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  let excess = sum(heights) - sum(wanted)
  const givers = heights.map((_, at) => at).sort((one, other) => growth(other) - growth(one))
  for (const at of givers) {
    const height = heights[at] ?? 0
    const given = Math.min(excess, height - least(at))
    heights[at] = height - given
    excess -= given
  }
  return heights
}
