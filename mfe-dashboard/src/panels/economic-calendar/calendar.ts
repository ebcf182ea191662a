import { inLanguage, type Language } from '@aldergate/contract'
import { dayOf, momentOf } from '@aldergate/ui/days'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aldergate/market'
import type { Impact, SampleEvent } from './events.data'

/** An event with its day: `at` is the moment in epoch milliseconds. */
export interface CalendarEvent {
  id: string
  at: number
  event: string
  impact: Impact
}

/** The events of one day in the chosen time zone. */
export interface CalendarDay {
  /** "2026-11-21" */
  date: string
  events: readonly CalendarEvent[]
}

const SECOND_MS = 1_000

const SUNDAY = 0
const SATURDAY = 6

/** The sample events around a moment, by their names in a language, the earliest first. */
export function eventsAround(
  now: number,
  samples: readonly SampleEvent[],
  language: Language,
): CalendarEvent[] {
  return samples
    .map(({ id, date, time, timeZone, event, impact }) => ({
      id,
      event: inLanguage(event, language),
      impact,
      at: momentOf(dayOf(workingDay(now, date), 'UTC'), time, timeZone),
    }))
    .sort((one, other) => one.at - other.at)
}

/**
 * The start, in UTC, of the working day at an offset in working days; on a weekend the next working day counts as
 * today.
 */
export function workingDay(now: number, offset: number): number {
  let day = Math.floor(now / DAY_MS) * DAY_MS
  while (isWeekend(day)) day += DAY_MS
  for (let left = Math.abs(offset); left > 0;) {
    day += Math.sign(offset) * DAY_MS
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/** The events by their days in a time zone; both keep their order. */
export function byDay(events: readonly CalendarEvent[], timeZone: string): CalendarDay[] {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const date = dayOf(event.at, timeZone)
    days.set(date, [...(days.get(date) ?? []), event])
  }
  return [...days].map(([date, dayEvents]) => ({ date, events: dayEvents }))
}

/** The name of a day relative to today, if it has one; both as "2026-11-21". */
export function dayName(
  date: string,
  today: string,
): 'yesterday' | 'today' | 'tomorrow' | undefined {
  const distance = (Date.parse(date) - Date.parse(today)) / DAY_MS
  if (distance === 0) return 'today'
  if (distance === 1) return 'tomorrow'
  return distance === -1 ? 'yesterday' : undefined
}

/** "Monday 23 November" */
export function dayHeading(at: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at)
}

/**
 * The time until an event as it is shown, in milliseconds: whole hours when it is days away, whole
 * minutes when it is hours away, then whole seconds; 0 once it has begun.
 */
export function shownLeft(at: number, now: number): number {
  const left = Math.max(0, at - now)
  const unit = left >= DAY_MS ? HOUR_MS : left >= HOUR_MS ? MINUTE_MS : SECOND_MS
  return Math.floor(left / unit) * unit
}

/** A time in its units, each less than one of the next larger. */
export function unitsOf(left: number) {
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}

function isWeekend(day: number): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === SATURDAY || weekday === SUNDAY
}
