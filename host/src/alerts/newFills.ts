import type { PastFill } from '@aldergate/ledger'

type Fills = readonly PastFill[]

/** The fills that were not there before, oldest first. */
export function newFills(fills: Fills, before: Fills): Fills {
  const known = new Set(before.map(({ id }) => id))
  return fills.filter(({ id }) => !known.has(id)).toReversed()
}

/** The fills that were taken back since. */
export function undoneFills(fills: Fills, before: Fills): Fills {
  const counted = new Set(before.filter(({ isReversed }) => !isReversed).map(({ id }) => id))
  return fills.filter(({ id, isReversed }) => isReversed && counted.has(id))
}
