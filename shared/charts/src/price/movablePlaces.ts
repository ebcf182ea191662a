import type { ISeriesApi, SeriesType } from 'lightweight-charts'
import type { PriceLine } from './model'

/** Where the lines that can be moved stand in the price pane. */
export interface MovablePlaces {
  /** Pixels from the pane's upper edge, for those that are within it. */
  lines: readonly { id: string; y: number }[]
  /** Of the price pane, in pixels. */
  height: number
  /** Of the price axis at its right, in pixels. */
  axisWidth: number
}

export const NONE_MOVABLE: MovablePlaces = { lines: [], height: 0, axisWidth: 0 }

/** Tells where the movable lines stand, whenever that changes: as prices come, scales move and sizes change. */
export function watchMovableLines(
  series: ISeriesApi<SeriesType>,
  lines: () => readonly PriceLine[],
  onChange: (places: MovablePlaces) => void,
) {
  let last = JSON.stringify(NONE_MOVABLE)

  function placesNow(): MovablePlaces {
    const movable = lines().filter(({ onMove }) => onMove)
    if (movable.length === 0) return NONE_MOVABLE
    const height = series.getPane().getHeight()
    const places = movable.flatMap(({ id, price }) => {
      const y = series.priceToCoordinate(price)
      return y !== null && y >= 0 && y <= height ? [{ id, y: Math.round(y) }] : []
    })
    return { lines: places, height, axisWidth: series.priceScale().width() }
  }

  // The library calls this before each paint in which prices, sizes or scales may have moved.
  function updateAllViews() {
    const places = placesNow()
    const text = JSON.stringify(places)
    if (text === last) return
    last = text
    onChange(places)
  }
  series.attachPrimitive({ updateAllViews })
}
