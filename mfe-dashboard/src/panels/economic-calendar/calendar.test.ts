/** @jest-environment jsdom */

import { TIME_ZONES } from '@aldergate/platform'
import { dayOf } from '@aldergate/ui/days'
import fc from 'fast-check'
import {
  byDay,
  dayHeading,
  dayName,
  eventsAround,
  shownLeft,
  unitsOf,
  workingDay,
} from './calendar'
import { SAMPLE_EVENTS } from './events.data'

const SATURDAY = Date.parse('2026-11-21T06:30:00Z')
const MONDAY = Date.parse('2026-11-23T00:00:00Z')

const moment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
})

describe('a working day', () => {
  it('is never at a weekend, and one more is always later', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -30, max: 30 }), (date, offset) => {
        const day = workingDay(date.getTime(), offset)
        expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay())
        expect(workingDay(date.getTime(), offset + 1)).toBeGreaterThan(day)
      }),
    )
  })

  it('counts from the next one at a weekend', () => {
    expect(workingDay(SATURDAY, 0)).toBe(MONDAY)
    expect(workingDay(SATURDAY, -1)).toBe(Date.parse('2026-11-20T00:00:00Z'))
    expect(workingDay(MONDAY, 5)).toBe(Date.parse('2026-11-30T00:00:00Z'))
  })
})

it('places the sample events around a moment, the earliest first', () => {
  const events = eventsAround(MONDAY, SAMPLE_EVENTS, 'en')
  expect(events).toHaveLength(SAMPLE_EVENTS.length)
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(events.find(({ id }) => id === 'uk-pmi')).toEqual({
    id: 'uk-pmi',
    at: Date.parse('2026-11-23T09:30:00Z'),
    event: 'UK services PMI, flash',
    impact: 'High',
  })
})

it.each([
  ['in winter', '2026-11-23', '09:30', '15:00'],
  ['in summer', '2026-07-13', '08:30', '14:00'],
  ['while only New York is in summer', '2026-03-16', '09:30', '14:00'],
])('has each event at the hour of its own place, %s', (_when, day, london, newYork) => {
  const events = eventsAround(Date.parse(day), SAMPLE_EVENTS, 'en')
  const at = (id: string) => events.find((event) => event.id === id)?.at

  expect(at('uk-pmi')).toBe(Date.parse(`${day}T${london}:00Z`))
  expect(at('us-homes')).toBe(Date.parse(`${day}T${newYork}:00Z`))
})

describe('the days', () => {
  it('keep every event, in its order, on its date in the time zone', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...TIME_ZONES), (date, timeZone) => {
        const events = eventsAround(date.getTime(), SAMPLE_EVENTS, 'en')
        const days = byDay(events, timeZone)
        expect(days.flatMap((day) => day.events)).toEqual(events)
        expect(new Set(days.map((day) => day.date)).size).toBe(days.length)
        for (const day of days) {
          for (const { at } of day.events) expect(dayOf(at, timeZone)).toBe(day.date)
        }
      }),
    )
  })

  it('differ between time zones', () => {
    const late = Date.parse('2026-11-24T23:30:00Z')
    expect(TIME_ZONES.map((timeZone) => dayOf(late, timeZone))).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-11-24',
      '2026-11-25',
    ])
    expect(dayHeading(late, 'en-GB', 'UTC')).toBe('Tuesday 24 November')
    expect(dayHeading(late, 'en-GB', 'Asia/Tokyo')).toBe('Wednesday 25 November')
  })

  it('next to today have names', () => {
    const names = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03']
    expect(names.map((date) => dayName(date, '2026-03-01'))).toEqual([
      undefined,
      'yesterday',
      'today',
      'tomorrow',
      undefined,
    ])
  })
})

describe('the countdown', () => {
  const HOUR = 3_600_000

  it('shows days and hours, then hours and minutes, then minutes and seconds', () => {
    expect(unitsOf(shownLeft(49.6 * HOUR, 0))).toEqual({
      days: 2,
      hours: 1,
      minutes: 0,
      seconds: 0,
    })
    expect(unitsOf(shownLeft(5.51 * HOUR, 0))).toEqual({
      days: 0,
      hours: 5,
      minutes: 30,
      seconds: 0,
    })
    expect(unitsOf(shownLeft(61_900, 0))).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 1 })
  })

  it('never shows more than is left, and nothing once the event has begun', () => {
    fc.assert(
      fc.property(fc.nat(1e10), fc.nat(1e10), (at, now) => {
        const shown = shownLeft(at, now)
        expect(shown).toBeGreaterThanOrEqual(0)
        expect(shown).toBeLessThanOrEqual(Math.max(0, at - now))
      }),
    )
  })
})
