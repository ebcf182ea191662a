import type { ISeriesApi, SeriesType } from 'lightweight-charts'
import type { PriceLine } from './model'

/** The ids of the lines that are beyond the shown prices, and where the edges of those are. */
export interface OutsideLines {
  above: readonly string[]
  below: readonly string[]
  /** Of the price pane, in pixels. */
  height: number
  /** Of the price axis at its right, in pixels. */
  axisWidth: number
}

export const NONE_OUTSIDE: OutsideLines = { above: [], below: [], height: 0, axisWidth: 0 }

/** Tells which lines are beyond the shown prices, whenever that changes. */
export function watchOutsideLines(
  series: ISeriesApi<SeriesType>,
  lines: () => readonly PriceLine[],
  onChange: (outside: OutsideLines) => void,
) {
  let last = JSON.stringify(NONE_OUTSIDE)

  function outsideNow(): OutsideLines {
    const watched = lines()
    if (watched.length === 0) return NONE_OUTSIDE
    const height = series.getPane().getHeight()
    const at = watched.map(({ id, price }) => ({ id, y: series.priceToCoordinate(price) }))
    const above = at.flatMap(({ id, y }) => (y !== null && y < 0 ? [id] : []))
    const below = at.flatMap(({ id, y }) => (y !== null && y > height ? [id] : []))
    if (above.length + below.length === 0) return NONE_OUTSIDE
    return { above, below, height, axisWidth: series.priceScale().width() }
  }

  // The library calls this before each paint in which prices, sizes or scales may have moved.
  function updateAllViews() {
    const outside = outsideNow()
    const text = JSON.stringify(outside)
    if (text === last) return
    last = text
    onChange(outside)
  }
  series.attachPrimitive({ updateAllViews })
}
