import * as v from 'valibot'
import type { Sides } from './crossing'
import { MAX_RULES, SIDES } from './rule'

export const SeenSchema = v.pipe(
  v.array(v.object({ watched: v.pipe(v.string(), v.maxLength(400)), side: v.picklist(SIDES) })),
  v.maxLength(MAX_RULES),
)

/**
 * The side of each rule at its last evaluation in any tab: what crosses while the app is closed fires when it opens.
 * Stored apart from the rules, because every tab writes it: writing the rules along would revert changes that the
 * trader has just made in another tab.
 */
export type Seen = v.InferOutput<typeof SeenSchema>

export function sidesOf(seen: Seen): Sides {
  return new Map(seen.map(({ watched, side }) => [watched, side]))
}

/** Updates the sides of the rules; returns the same object if nothing has changed. */
export function seenWith(seen: Seen, sides: Sides): Seen {
  const isSame = seen.length === sides.size
  if (isSame && seen.every(({ watched, side }) => sides.get(watched) === side)) return seen
  return [...sides].map(([watched, side]) => ({ watched, side }))
}
