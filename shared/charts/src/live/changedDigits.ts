/** The index from which two formatted numbers differ: the digits from there on have changed. */
export function changedFrom(before: string, after: string): number {
  if (before.length !== after.length) return 0
  const index = [...after].findIndex((character, place) => character !== before[place])
  return index === -1 ? after.length : index
}
