export interface HandlePlace {
  id: string
  /** Pixels from its line down to the handle. */
  offset: number
  /** Whether it is on the right, because another handle is in the way. */
  isAside: boolean
}

interface Side {
  isAside: boolean
  handles: { id: string; y: number; at: number }[]
}

/**
 * Positions handles so that none covers another: on their lines at the left, else at the right, else as close to their
 * lines as there is room. All lengths are in pixels.
 */
export function handlePlaces(
  lines: readonly { id: string; y: number }[],
  gap: number,
  height: number,
): HandlePlace[] {
  const left: Side = { isAside: false, handles: [] }
  const right: Side = { isAside: true, handles: [] }
  for (const { id, y } of lines.toSorted((one, other) => one.y - other.y)) {
    const [leftRoom, rightRoom] = [left, right].map((side) => nextPlace(side, gap))
    const side = (leftRoom ?? 0) <= y || (leftRoom ?? 0) <= (rightRoom ?? 0) ? left : right
    side.handles.push({ id, y, at: Math.max(y, nextPlace(side, gap)) })
  }
  return [left, right].flatMap(({ isAside, handles }) => {
    pushUp(handles, gap, height)
    return handles.map(({ id, y, at }) => ({ id, offset: at - y, isAside }))
  })
}

/** The uppermost place that is free below the handles of a side. */
function nextPlace({ handles }: Side, gap: number): number {
  const last = handles.at(-1)
  return last ? last.at + gap : 0
}

/** Brings back the handles that were pushed out at the lower edge, and moves those above them. */
function pushUp(handles: Side['handles'], gap: number, height: number) {
  let lowest = height
  for (const handle of handles.toReversed()) {
    handle.at = Math.min(handle.at, lowest)
    lowest = handle.at - gap
  }
}
