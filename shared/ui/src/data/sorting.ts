/** The value that a column is sorted by. */
export type SortValue = string | number

export type SortDirection = 'ascending' | 'descending'

/** Returns the direction after a click on a column's header: up, then down, then back to the given order. */
export function nextDirection(direction: SortDirection | undefined): SortDirection | undefined {
  if (!direction) return 'ascending'
  return direction === 'ascending' ? 'descending' : undefined
}

/** The rows that lead, then the others; among either the order stays. */
export function leadsFirst<Row>(rows: readonly Row[], leads: (row: Row) => boolean): Row[] {
  return [...rows.filter(leads), ...rows.filter((row) => !leads(row))]
}

/** The rows in order; rows without a number come last either way, and equal rows keep their order. */
export function sorted<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  // Each is asked once: a table may have hundreds of thousands of rows, and compares each of them many times.
  const values = rows.map(sortBy)
  const places = rows.map((_, place) => place)
  places.sort((first, second) => {
    const [a, b] = [values[first] as SortValue, values[second] as SortValue]
    const missing = Number(isMissing(a)) - Number(isMissing(b))
    return missing || sign * compare(a, b)
  })
  return places.map((place) => rows[place] as Row)
}

function isMissing(value: SortValue): boolean {
  return typeof value === 'number' && Number.isNaN(value)
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' || typeof b === 'string') return String(a).localeCompare(String(b))
  return a === b || isMissing(a) ? 0 : a - b
}
