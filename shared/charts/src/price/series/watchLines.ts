import type { ISeriesApi, SeriesType } from 'lightweight-charts'
import {
  type MovablePlaces,
  NONE_MOVABLE,
  NONE_OUTSIDE,
  type OutsideLines,
} from '../model/linePlaces'
import type { PriceLine } from '../model/priceChartModel'

export interface LineEvents {
  /** The lines that are beyond the shown prices. */
  onOutside: (outside: OutsideLines) => void
  /** Receives the positions of the movable lines. */
  onMovable: (places: MovablePlaces) => void
}

/** Reports the positions of lines whenever they change: with prices, scales and sizes. */
export function watchLines(
  series: ISeriesApi<SeriesType>,
  lines: () => readonly PriceLine[],
  { onOutside, onMovable }: LineEvents,
) {
  const tellOutside = tellingChanges(NONE_OUTSIDE, onOutside)
  const tellMovable = tellingChanges(NONE_MOVABLE, onMovable)

  // The library calls this before each paint in which prices, sizes or scales may have moved.
  function updateAllViews() {
    const height = series.getPane().getHeight()
    const axisWidth = series.priceScale().width()
    const placed = lines().flatMap(({ id, price, onMove }) => {
      const y = series.priceToCoordinate(price)
      return y === null ? [] : [{ id, y, isMovable: onMove !== undefined }]
    })
    const above = placed.filter(({ y }) => y < 0).map(({ id }) => id)
    const below = placed.filter(({ y }) => y > height).map(({ id }) => id)
    const movable = placed
      .filter(({ y, isMovable }) => isMovable && y >= 0 && y <= height)
      .map(({ id, y }) => ({ id, y: Math.round(y) }))

    const isAnyOutside = above.length + below.length > 0
    tellOutside(isAnyOutside ? { above, below, height, axisWidth } : NONE_OUTSIDE)
    tellMovable(movable.length > 0 ? { lines: movable, height, axisWidth } : NONE_MOVABLE)
  }
  series.attachPrimitive({ updateAllViews })
}

/** Returns a function that passes a value on only if it has changed. */
function tellingChanges<Told>(initial: Told, tell: (told: Told) => void): (next: Told) => void {
  let last = JSON.stringify(initial)
  return (next) => {
    const text = JSON.stringify(next)
    if (text === last) return
    last = text
    tell(next)
  }
}
