/**
 * When a candle began, in epoch milliseconds. "03/04/2024" is ambiguous, so both readings are given, and the rest of
 * the file decides; for other dates they are equal. NaN if it is no valid time.
 */
export interface ReadTime {
  dayFirst: number
  monthFirst: number
}

const NONE: ReadTime = { dayFirst: Number.NaN, monthFirst: Number.NaN }

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:t|\s+|,\s*)(\S.*))?$/i
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:(?:t|\s+|,\s*)(\S.*))?$/i
const RUN_TOGETHER = /^(\d{4})(\d{2})(\d{2})(?:[t\s]*(\d.*))?$/i
const CLOCK =
  /^(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(am|pm)?\s*(z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?$/i

/** Reads a date with or without a time of day; without an offset it is of UTC. */
export function readTime(cell: string): ReadTime {
  const text = cell.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return same(digitsTime(text))
  const first = YEAR_FIRST.exec(text)
  if (first) {
    const [, year, , month, day, clock] = first
    return same(momentOf(year, month, day, clock))
  }
  const last = YEAR_LAST.exec(text)
  if (last) {
    const [, one, mark, other, year, clock] = last
    const dayFirst = momentOf(year, other, one, clock)
    return mark === '.'
      ? same(dayFirst)
      : { dayFirst, monthFirst: momentOf(year, one, other, clock) }
  }
  return same(runTogether(text))
}

function same(time: number): ReadTime {
  return Number.isNaN(time) ? NONE : { dayFirst: time, monthFirst: time }
}

/** Digits alone: "20240102", "20240102093000", or time since 1970 in seconds or a thousandth of them, and so on. */
function digitsTime(text: string): number {
  const { length } = text.split('.')[0] ?? ''
  if (length === 8 || length === 14) return runTogether(text)
  if (length === 12 && /^(19|20)/.test(text)) return runTogether(text)
  const value = Number(text)
  if (length < 9) return Number.NaN
  if (length <= 10) return Math.round(value * 1_000)
  if (length <= 13) return Math.round(value)
  if (length <= 16) return Math.round(value / 1_000)
  return length <= 19 ? Math.round(value / 1e6) : Number.NaN
}

function runTogether(text: string): number {
  const [, year, month, day, clock] = RUN_TOGETHER.exec(text) ?? []
  return momentOf(year, month, day, clock)
}

function momentOf(year?: string, month?: string, day?: string, clock?: string): number {
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const date = new Date(midnight)
  // The 31st of a month that has 30 days would be the 1st of the next.
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  if (!isDay || Number(year) < 1900 || Number(year) > 2199) return Number.NaN
  return clock === undefined ? midnight : midnight + clockMs(clock)
}

function clockMs(clock: string): number {
  const match = CLOCK.exec(clock.trim())
  if (!match) return Number.NaN
  const [, hour, minute, second = '0', fraction = '0', half, zone = 'z'] = match
  const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour)
  const isClock = half ? Number(hour) >= 1 && Number(hour) <= 12 : hours <= 23
  if (!isClock || Number(minute) > 59 || Number(second) > 59) return Number.NaN
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  return ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1_000 + ms - offsetMs(zone)
}

function offsetMs(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
