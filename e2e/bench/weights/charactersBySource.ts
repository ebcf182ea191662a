const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * How many characters of a script come from each source in its map, by the source's index. Characters before the first
 * source are not counted.
 */
export function charactersBySource(code: string, mappings: string): number[] {
  const counts: number[] = []
  const lines = code.split('\n')
  let source = 0
  for (const [at, line] of mappings.split(';').entries()) {
    let column = 0
    let from: number | undefined
    for (const segment of line.split(',').filter(Boolean)) {
      const [columns = 0, sources] = numbersOf(segment)
      if (from !== undefined) counts[from] = (counts[from] ?? 0) + columns
      column += columns
      if (sources !== undefined) source += sources
      from = sources === undefined ? undefined : source
    }
    const rest = (lines[at]?.length ?? 0) - column
    if (from !== undefined) counts[from] = (counts[from] ?? 0) + rest
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** Decodes the base 64 VLQ numbers of a source map. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return numbers
}
