/** The value that a column is sorted by. */
export type SortValue = string | number

/** Returns the key of a row, which may be its place, counted from 0. */
export type KeyOf<Row> = (row: Row, place: number) => string

export type SortDirection = 'ascending' | 'descending'

/** Returns the direction after a click on a column's header: ascending, then descending, then the given order. */
export function nextDirection(direction: SortDirection | undefined): SortDirection | undefined {
  if (!direction) return 'ascending'
  return direction === 'ascending' ? 'descending' : undefined
}

/** The rows that lead, then the others; among either the order stays. */
export function leadsFirst<Row>(rows: readonly Row[], leads: (row: Row) => boolean): Row[] {
  return [...rows.filter(leads), ...rows.filter((row) => !leads(row))]
}

/**
 * The rows in order, texts as in a dictionary of the locale; rows without a number come last in either direction, and
 * ties keep their order.
 */
export function sorted<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale)
  const sign = direction === 'ascending' ? 1 : -1
  // Read once per row: a table may have hundreds of thousands of rows, and sorting compares each of them many times.
  const values = rows.map(sortBy)
  const places = rows.map((_, place) => place)
  places.sort((first, second) => {
    const [a, b] = [values[first] as SortValue, values[second] as SortValue]
    const missing = Number(isMissing(a)) - Number(isMissing(b))
    return missing || sign * difference(a, b, compare)
  })
  return places.map((place) => rows[place] as Row)
}

/** The rows in the order that they had in `before`, or `undefined` when one of them was not there. */
export function sortedAlike<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  keyOf: KeyOf<Row>,
): readonly Row[] | undefined {
  if (rows === before) return rows
  const places = new Map(before.map((row, place) => [keyOf(row, place), place]))
  const alike: Row[] = []
  for (const [place, row] of rows.entries()) {
    const placeBefore = places.get(keyOf(row, place))
    if (placeBefore === undefined) return undefined
    alike[placeBefore] = row
  }
  // Removed rows leave holes in the array.
  return alike.filter(() => true)
}

function isMissing(value: SortValue): boolean {
  return typeof value === 'number' && Number.isNaN(value)
}

function difference(a: SortValue, b: SortValue, compare: Intl.Collator['compare']): number {
  if (typeof a === 'string' || typeof b === 'string') return compare(String(a), String(b))
  return a === b || isMissing(a) ? 0 : a - b
}
