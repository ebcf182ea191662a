import type { SeriesPoint } from '../performance/series'

/** The selected point of a curve. */
export interface Cursor {
  /** An end, which moves with the clock, or the time of a point between. */
  place: 'first' | 'newest' | number
  /** The point as it was when the cursor came to it. */
  read: SeriesPoint
}

export function cursorAt(points: readonly SeriesPoint[], index: number): Cursor | undefined {
  const read = points[index]
  if (!read) return undefined
  if (index === points.length - 1) return { place: 'newest', read }
  return { place: index === 0 ? 'first' : read.time, read }
}

/** The index of the point, or `undefined` once its time has left the curve. */
export function indexOf(points: readonly SeriesPoint[], { place }: Cursor): number | undefined {
  if (place === 'first') return 0
  if (place === 'newest') return points.length - 1
  const index = points.findIndex(({ time }) => time === place)
  return index < 0 ? undefined : index
}
