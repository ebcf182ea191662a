/**
 * Why a slice is read: the page starts with it, this tab joins another one that has begun to keep, it has wanted to
 * keep all along and its keeper has come late, it follows what another tab has changed, or its page comes back after
 * it was left.
 */
export type Occasion = 'start' | 'join' | 'late' | 'follow' | 'return'

/**
 * Decides which value counts: theirs, which the device has, mine, or what both make together. `theirs` and `mine` are
 * the moments of the imports that each knows; `isAllStored` says of a page that comes back that the device had all of it.
 */
export function standing(
  occasion: Occasion,
  isAllStored: boolean,
  theirs: number,
  mine: number,
): 'theirs' | 'mine' | 'both' {
  if (occasion === 'start' || (occasion === 'return' && isAllStored)) return 'theirs'
  // Of what another tab has, this one has replaced nothing.
  if (occasion === 'join') return 'both'
  // They were written to what an import has replaced here.
  if (theirs < mine) return 'mine'
  return occasion === 'late' || theirs === mine ? 'both' : 'theirs'
}

/** Whether this tab has looked at the device before. */
export function isOpen(occasion: Occasion): boolean {
  return occasion === 'follow' || occasion === 'return'
}

/** Whether the trader may have changed something in this tab before it has looked at the device for the first time. */
export function isBeginning(occasion: Occasion): boolean {
  return occasion === 'join' || occasion === 'late'
}
