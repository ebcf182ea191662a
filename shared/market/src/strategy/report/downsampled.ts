/**
 * Returns the places of a curve's values that a drawing of it needs: the first, the last, and the lowest and the
 * highest of each of `buckets` equal stretches between, so that no peak and no fall is lost. At most twice as many
 * as there are buckets, and two more; in their order.
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

/** The places that any of some curves of one length needs, in their order: a drawing of all has them in common. */
export function downsampledTogether(
  curves: readonly ArrayLike<number>[],
  buckets: number,
): Uint32Array {
  const places = new Set(curves.flatMap((curve) => [...downsampled(curve, buckets)]))
  return Uint32Array.from(places).sort()
}
