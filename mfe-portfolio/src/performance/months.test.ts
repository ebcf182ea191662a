import { monthlyProfits, monthStarts } from './months'

const NOW = Date.UTC(2026, 1, 14, 9)

it('begins with the calendar months of UTC, over the turn of the year', () => {
  const starts = monthStarts(NOW, 0, 6)

  expect(starts.map((start) => new Date(start).toISOString().slice(0, 10))).toEqual([
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
})

it('has no month before the opening, and cuts off the one in which it was', () => {
  const opened = Date.UTC(2026, 0, 2)
  expect(monthStarts(NOW, opened, 6)).toEqual([opened, Date.UTC(2026, 1)])
})

it('gives each month what was earned in it, and marks the one that is running', () => {
  const starts = [10, 20]
  const valuations = [
    { time: 10, pence: 1_000, isDeposit: false },
    { time: 15, pence: 900, isDeposit: false },
    { time: 16, pence: 5_900, isDeposit: true },
    { time: 20, pence: 6_000, isDeposit: false },
    { time: 22, pence: 5_700, isDeposit: false },
  ]

  expect(monthlyProfits(starts, valuations)).toEqual([
    { start: 10, pence: 0, isRunning: false },
    { start: 20, pence: -300, isRunning: true },
  ])
})
