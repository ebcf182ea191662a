import type { Language } from '@aldergate/contract'

/** The names of the days in a language, Monday first. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // The fifth of January 1970 was a Monday.
  return [5, 6, 7, 8, 9, 10, 11].map((day) => format.format(Date.UTC(1970, 0, day)))
}
