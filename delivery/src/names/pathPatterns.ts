/** Whether some path is answered by both patterns, such as `/blog/archive` by `/blog/:id` and by itself. */
export function overlap(some: string, other: string): boolean {
  return everyPart(some, other, (one, two) => one === two || fills(one, two) || fills(two, one))
}

/** Whether each path that the narrow pattern answers is answered by the wide one too. */
export function covers(wide: string, narrow: string): boolean {
  return everyPart(wide, narrow, (one, two) => one === two || fills(one, two))
}

function everyPart(
  some: string,
  other: string,
  fits: (part: string, otherPart: string) => boolean,
): boolean {
  const parts = partsOf(some)
  const others = partsOf(other)
  return parts.length === others.length && parts.every((part, at) => fits(part, others[at] ?? ''))
}

/** Each pattern is compared with those of all remotes, and a process sees the same ones again and again. */
const known = new Map<string, readonly string[]>()

function partsOf(pattern: string): readonly string[] {
  const parts = known.get(pattern) ?? pattern.split('/')
  known.set(pattern, parts)
  return parts
}

/** A parameter takes any part but an empty one. */
function fills(part: string, other: string): boolean {
  return part.startsWith(':') && other !== ''
}
