/** @jest-environment jsdom */

import type { TickMarkWeightValue } from 'lightweight-charts'
import { timeOf } from './chartTime'
import { createZonedScale, createZoneOffset } from './zonedScale'

const HOUR_MS = 3_600_000

/** The library's weight of the mark at which a day begins; a mark of an hour weighs less. */
const DAY_WEIGHT = 50

/** The hours of UTC, of two days, at which a day begins on the axis. */
function daysBegin(timeZone: string, firstDay: string): number[] {
  const scale = createZonedScale(timeZone)
  const points = Array.from({ length: 48 }, (_, hour) => {
    const originalTime = timeOf(Date.parse(firstDay) + hour * HOUR_MS)
    const time = scale.convertHorzItemToInternal(originalTime)
    return { originalTime, time, timeWeight: 0 as TickMarkWeightValue }
  })
  scale.fillWeightsForPoints(points, 0)
  return points.flatMap(({ timeWeight }, hour) => (timeWeight >= DAY_WEIGHT ? [hour] : []))
}

it("begins its days at midnight of the trader's zone", () => {
  expect(daysBegin('UTC', '2026-11-20T00:00:00Z')).toEqual([0, 24])
  expect(daysBegin('America/New_York', '2026-11-20T00:00:00Z')).toEqual([5, 29])
  expect(daysBegin('Asia/Tokyo', '2026-11-20T00:00:00Z')).toEqual([15, 39])
})

it('takes the night on which an hour comes twice', () => {
  expect(daysBegin('Europe/London', '2026-10-24T12:00:00Z')).toEqual([11, 36])
})

it.each([
  ['UTC', '2026-07-01T12:00:00Z', 0],
  ['Europe/London', '2026-07-01T12:00:00Z', 1],
  ['Europe/London', '2026-12-01T12:00:00Z', 0],
  ['America/New_York', '2026-12-01T02:00:00Z', -5],
  ['Asia/Tokyo', '2026-12-31T20:00:00Z', 9],
])('%s at %s is %d hours ahead of UTC', (timeZone, moment, hours) => {
  expect(createZoneOffset(timeZone)(Date.parse(moment))).toBe(hours * HOUR_MS)
})

it('jumps at the hour at which the clocks change', () => {
  const offset = createZoneOffset('Europe/London')

  expect(offset(Date.parse('2026-10-25T00:59:59Z'))).toBe(HOUR_MS)
  expect(offset(Date.parse('2026-10-25T01:00:00Z'))).toBe(0)
})
