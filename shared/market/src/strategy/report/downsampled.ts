/**
 * Returns the indices of a curve's values that a drawing needs: the first, the last, and the lowest and highest of each
 * of `buckets` equal parts between, so that no peak or trough is lost. In ascending order; at most two per bucket, and
 * two more.
 */
export function downsampled(curve: ArrayLike<number>, buckets: number): Uint32Array {
  const { length } = curve
  if (length <= 2 * buckets + 2) return Uint32Array.from({ length }, (_, place) => place)
  const places = new Uint32Array(2 * buckets + 2)
  let count = 0

  function keep(place: number) {
    if (count === 0 || place > Number(places[count - 1])) places[count++] = place
  }

  keep(0)
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const start = Math.floor((bucket * length) / buckets)
    const end = Math.floor(((bucket + 1) * length) / buckets)
    let [lowest, highest] = [start, start]
    for (let place = start + 1; place < end; place += 1) {
      const value = Number(curve[place])
      if (value < Number(curve[lowest])) lowest = place
      if (value > Number(curve[highest])) highest = place
    }
    keep(Math.min(lowest, highest))
    keep(Math.max(lowest, highest))
  }
  keep(length - 1)
  return places.slice(0, count)
}

/** The indices that any of several curves of equal length needs, in ascending order, for a common drawing. */
export function downsampledTogether(
  curves: readonly ArrayLike<number>[],
  buckets: number,
): Uint32Array {
  const places = new Set(curves.flatMap((curve) => [...downsampled(curve, buckets)]))
  return Uint32Array.from(places).sort()
}
