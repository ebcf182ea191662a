/** The lowest height at which candles are readable, in pixels. */
const LEAST_PRICE_PANE = 120

/** The lowest height at which an indicator is readable, in pixels. */
const LEAST_PANE = 40

/** The height of the separator between two panes, in pixels. */
export const SEPARATOR = 1

/** The height of the library's time axis with our font, in pixels. */
const TIME_AXIS = 28

/** The initial height of the price pane in multiples of an indicator's pane. */
export const PRICE_PANE_SHARE = LEAST_PRICE_PANE / LEAST_PANE

/** The lowest height of a drawing with this many indicator panes below the prices, in pixels. */
export function leastDrawing(indicatorPanes: number): number {
  return LEAST_PRICE_PANE + indicatorPanes * (SEPARATOR + LEAST_PANE) + TIME_AXIS
}

/**
 * The wanted heights of the panes, price first, with none below its minimum: what one lacks is taken from the one that
 * has grown most, as when the separator between two is dragged.
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
