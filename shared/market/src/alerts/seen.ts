import * as v from 'valibot'
import type { Sides } from './crossing'
import { MAX_RULES, SIDES } from './rule'

export const SeenSchema = v.pipe(
  v.array(v.object({ watched: v.pipe(v.string(), v.maxLength(400)), side: v.picklist(SIDES) })),
  v.maxLength(MAX_RULES),
)

/**
 * Where each watched rule stood when it was last looked at, in whatever tab: what crosses while the app is closed fires
 * when it is opened. It stands apart from the rules, because every tab writes it by itself: a tab that wrote the
 * rules along would take back what the trader has just changed in another one.
 */
export type Seen = v.InferOutput<typeof SeenSchema>

export function sidesOf(seen: Seen): Sides {
  return new Map(seen.map(({ watched, side }) => [watched, side]))
}

/** Where the rules stand now; the very same where nothing has changed. */
export function seenWith(seen: Seen, sides: Sides): Seen {
  const isSame = seen.length === sides.size
  if (isSame && seen.every(({ watched, side }) => sides.get(watched) === side)) return seen
  return [...sides].map(([watched, side]) => ({ watched, side }))
}
