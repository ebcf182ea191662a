/** Returns the value that a share of the sorted ones lies below, between two of them in proportion: as spreadsheets do (PERCENTILE.INC). */
export function quantileOf(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const value = Number(sorted[below])
  const next = Number(sorted[Math.min(below + 1, sorted.length - 1)])
  return value + (next - value) * (place - below)
}
