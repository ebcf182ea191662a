import { barsOf } from '../testing/barsOf'
import { coarserBars } from './coarserBars'

const HOUR_MS = 3_600_000

it('does not know a day before its last bar closes, also where the bar before that one was cut short', () => {
  const bars = barsOf(Array.from({ length: 8 }, () => [1, 1, 1, 1] as const))
  // Cut at 17:00 in New York, where the clocks went back on this day.
  const midnight = Date.UTC(2026, 10, 1)
  bars.time.set([1, 5, 9, 13, 17, 21, 22, 26].map((hour) => midnight + hour * HOUR_MS))

  const { closed } = coarserBars(bars, 4 * HOUR_MS, '1D')
  expect([...closed]).toEqual([-1, -1, -1, -1, -1, -1, 0, 0])
})

it('leaves out a first day of which there are but the last hours: until the next one has ended none is known', () => {
  const bars = barsOf(Array.from({ length: 27 }, (_, hour) => [hour, hour, hour, hour] as const))
  const midnight = Date.UTC(2026, 10, 2)
  bars.time.forEach((_, hour) => (bars.time[hour] = midnight + (hour - 2) * HOUR_MS))

  const { bars: days, closed } = coarserBars(bars, HOUR_MS, '1D')
  expect([...days.time]).toEqual([midnight, midnight + 24 * HOUR_MS])
  expect([...days.open]).toEqual([2, 26])
  expect([...closed]).toEqual([...Array.from({ length: 25 }, () => -1), 0, 0])
})

it('has no coarser bar where none begins', () => {
  const bars = barsOf([[1, 1, 1, 1]])
  bars.time.set([22 * HOUR_MS])

  const { bars: days, closed } = coarserBars(bars, HOUR_MS, '1D')
  expect(days.time).toHaveLength(0)
  expect([...closed]).toEqual([-1])
})
