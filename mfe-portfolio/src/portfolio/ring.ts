/** A piece of a ring: where it begins, and how long it is, in percent of the round. */
export interface Arc {
  start: number
  length: number
}

/** The arcs of the shares, one after the other from the top. */
export function arcsOf(shares: readonly number[]): Arc[] {
  let start = 0
  return shares.map((length) => {
    const arc = { start, length }
    start += length
    return arc
  })
}
