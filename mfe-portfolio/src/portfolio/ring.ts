/** An arc of a ring: its start and its length, in percent of the circumference. */
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
