/** Whether some path matches both patterns, such as `/blog/archive` by `/blog/:id` and by itself. */
export function overlap(some: string, other: string): boolean {
  return everyPart(some, other, (one, two) => one === two || fills(one, two) || fills(two, one))
}

/** Whether each path that matches the narrow pattern matches the wide one too. */
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

/** A cache: each pattern is compared with those of all remotes again and again. */
const known = new Map<string, readonly string[]>()

function partsOf(pattern: string): readonly string[] {
  const parts = known.get(pattern) ?? pattern.split('/')
  known.set(pattern, parts)
  return parts
}

/** A parameter matches any segment but an empty one. */
function fills(part: string, other: string): boolean {
  return part.startsWith(':') && other !== ''
}
