import type { SeriesPoint } from '../performance/series'

/** The selected point of a curve: an end, which moves with the clock, or the time of a point between. */
export type Cursor = 'first' | 'newest' | number

export function cursorAt(points: readonly SeriesPoint[], index: number): Cursor | undefined {
  if (index === points.length - 1) return 'newest'
  return index === 0 ? 'first' : points[index]?.time
}

/** The index of the point, or `undefined` once its time has left the curve. */
export function indexOf(points: readonly SeriesPoint[], cursor: Cursor): number | undefined {
  if (cursor === 'first') return 0
  if (cursor === 'newest') return points.length - 1
  const index = points.findIndex(({ time }) => time === cursor)
  return index < 0 ? undefined : index
}
