/** @jest-environment jsdom */

import { TIME_ZONES } from '@aldergate/platform'
import fc from 'fast-check'
import { dayOf, momentOf, shiftedDay, startOfDay } from './days'

it('begins a day at the midnight of its time zone, in summer and in winter', () => {
  expect(startOfDay('2026-01-15', 'UTC')).toBe(Date.UTC(2026, 0, 15))
  expect(startOfDay('2026-07-15', 'Europe/London')).toBe(Date.UTC(2026, 6, 14, 23))
  expect(startOfDay('2026-01-15', 'America/New_York')).toBe(Date.UTC(2026, 0, 15, 5))
  expect(startOfDay('2026-01-15', 'Asia/Tokyo')).toBe(Date.UTC(2026, 0, 14, 15))
})

it('knows when a wall clock shows a time, in summer and in winter', () => {
  expect(momentOf('2026-07-15', '08:30', 'America/New_York')).toBe(Date.UTC(2026, 6, 15, 12, 30))
  expect(momentOf('2026-01-15', '08:30', 'America/New_York')).toBe(Date.UTC(2026, 0, 15, 13, 30))
})

it('puts every moment into the day that began last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
      fc.constantFrom(...TIME_ZONES),
      (time, timeZone) => {
        const day = dayOf(time, timeZone)
        expect(startOfDay(day, timeZone)).toBeLessThanOrEqual(time)
        expect(startOfDay(shiftedDay(day, 1), timeZone)).toBeGreaterThan(time)
      },
    ),
  )
})
