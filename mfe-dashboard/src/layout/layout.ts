/** Where a moved panel will stand: before or after another panel that is on screen. */
export interface Insertion<Id extends string = string> {
  panelId: Id
  edge: 'before' | 'after'
}

/** The list with one panel moved to a position; a position beyond an end is that end. */
export function moved<Id extends string>(ids: readonly Id[], id: Id, position: number): Id[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, position), 0, id)
}

/** The list with a panel at a position, unless it is on screen already. */
export function inserted<Id extends string>(ids: readonly Id[], id: Id, position: number): Id[] {
  return ids.includes(id) ? [...ids] : ids.toSpliced(Math.max(0, position), 0, id)
}

/** Where a hidden panel comes back: right after the nearest panel that precedes it in the given order of all. */
export function returnPosition<Id extends string>(
  ids: readonly Id[],
  id: Id,
  places: readonly Id[],
): number {
  const predecessor = places
    .slice(0, Math.max(0, places.indexOf(id)))
    .findLast((other) => ids.includes(other))
  return predecessor === undefined ? 0 : ids.indexOf(predecessor) + 1
}

/** The list plus the ids of `places` that it lacks, each inserted where it stood among the others. */
export function completed<Id extends string>(ids: readonly Id[], places: readonly Id[]): Id[] {
  return places.reduce((all, id) => inserted(all, id, returnPosition(all, id, places)), [...ids])
}

/** The position that a panel takes when it is dropped beside another one. */
export function dropPosition<Id extends string>(
  ids: readonly Id[],
  id: Id,
  { panelId, edge }: Insertion<Id>,
): number {
  if (panelId === id) return ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  return others.indexOf(panelId) + (edge === 'after' ? 1 : 0)
}

/** Where the line is drawn for a panel that would move to a position; none when it would stay. */
export function insertionAt<Id extends string>(
  ids: readonly Id[],
  id: Id,
  position: number,
): Insertion<Id> | undefined {
  const neighbour = ids[position]
  if (neighbour === undefined || neighbour === id) return undefined
  return { panelId: neighbour, edge: position > ids.indexOf(id) ? 'after' : 'before' }
}
