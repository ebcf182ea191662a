import { createZoneOffset } from './zoneOffset'

const HOUR_MS = 3_600_000

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
