import { NO_VALUE } from './numbers'

/** A moment: a date, milliseconds since 1970, or an ISO 8601 text. */
export type Moment = Date | number | string

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  dateFormats.set(key, made)
  return made
}

function write(
  moment: Moment,
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return NO_VALUE
  return dateFormat(locale, timeZone, options).format(date)
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** "21 Nov 2026" */
export function formatDate(moment: Moment, locale: string, timeZone: string): string {
  return write(moment, locale, timeZone, DAY)
}

/** "14:05" */
export function formatTime(moment: Moment, locale: string, timeZone: string): string {
  return write(moment, locale, timeZone, MINUTE)
}

/** "14:05:09", for events within a minute. */
export function formatExactTime(moment: Moment, locale: string, timeZone: string): string {
  return write(moment, locale, timeZone, { ...MINUTE, second: '2-digit' })
}

/** "21 Nov 2026, 14:05" */
export function formatDateTime(moment: Moment, locale: string, timeZone: string): string {
  return write(moment, locale, timeZone, { ...DAY, ...MINUTE })
}

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

/** How long ago something was, in its largest whole unit: "12 sec ago", "3 hr ago". */
export function formatAgo(seconds: number, locale: string): string {
  if (!Number.isFinite(seconds)) return NO_VALUE
  const past = Math.max(0, seconds)
  const format =
    relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'short' })
  relativeFormats.set(locale, format)
  if (past < SECONDS.minute) return format.format(-Math.floor(past), 'second')
  if (past < SECONDS.hour) return format.format(-Math.floor(past / SECONDS.minute), 'minute')
  if (past < SECONDS.day) return format.format(-Math.floor(past / SECONDS.hour), 'hour')
  return format.format(-Math.floor(past / SECONDS.day), 'day')
}
