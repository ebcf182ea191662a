/** Two days, such as 2026-11-21, in the trader's time zone; both count in full. */
export interface Days {
  from: string
  to: string
}

interface DaysError {
  field: keyof Days
  text: 'outside' | 'startAfterEnd'
}

/** Clamps the days to those with prices: in another time zone, today may be the day before. */
export function daysWithin({ from, to }: Days, first: string, last: string): Days {
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  return { from: within(from), to: within(to) }
}

/** Why the days are invalid, or `undefined` when they are valid: prices are known from `first` to `last`. */
export function daysError(days: Days, first: string, last: string): DaysError | undefined {
  for (const field of ['from', 'to'] as const) {
    // What is typed may have no day yet, or a year of five digits.
    const isDay = days[field].length === last.length
    if (!isDay || days[field] < first || days[field] > last) return { field, text: 'outside' }
  }
  return days.from > days.to ? { field: 'from', text: 'startAfterEnd' } : undefined
}
