/** Where two writings of a number begin to differ: from there on the digits have changed. */
export function changedFrom(before: string, after: string): number {
  if (before.length !== after.length) return 0
  const index = [...after].findIndex((character, place) => character !== before[place])
  return index === -1 ? after.length : index
}
