const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date and time, formatted in Swedish, which matches ISO 8601. */
function wallClock(time: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  formats.set(timeZone, format)
  return format.format(time)
}

/** The day of a moment: "2026-11-21". */
export function dayOf(time: number, timeZone: string): string {
  return wallClock(time, timeZone).slice(0, 10)
}

/** When a day begins there. No time zone of the settings changes its clocks at midnight. */
export function startOfDay(day: string, timeZone: string): number {
  return momentOf(day, '00:00', timeZone)
}

/** The moment, in epoch milliseconds, at which a wall clock there shows that time of that day, as "08:30". */
export function momentOf(day: string, time: string, timeZone: string): number {
  const utc = Date.parse(`${day}T${time}:00Z`)
  const guess = utc - offsetAt(utc, timeZone)
  return utc - offsetAt(guess, timeZone)
}

/** The day that many days later. */
export function shiftedDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days in the range, including both ends. */
export function daysFromTo(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
}

function offsetAt(time: number, timeZone: string): number {
  const wall = Date.parse(`${wallClock(time, timeZone).replace(' ', 'T')}Z`)
  return wall - Math.floor(time / 1_000) * 1_000
}
