import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { buyAndHold } from './buyAndHold'
import { monthlyReturns } from './monthlyReturns'

const DAY_MS = 86_400_000

it('has a row a year, each month on the equity at the end of the one before', () => {
  // 15 November, 15 December 2025 and so on, thirty days apart.
  const bars = barsOf([100, 110, 121, 60.5], 30 * DAY_MS, Date.UTC(2025, 10, 15))
  const run = runOf(bars, [{ entryBar: 1, exitBar: 3, exit: 'end' }], { capital: 100 })
  const [first, second, ...more] = monthlyReturns(run, bars)

  expect(more).toEqual([])
  expect(first?.year).toBe(2025)
  expect([...(first?.months ?? [])].slice(9)).toEqual([NaN, 0, expect.closeTo(0.1, 9)])
  expect(first?.whole).toBeCloseTo(0.1, 9)
  expect(second?.year).toBe(2026)
  expect([...(second?.months ?? [])].slice(0, 3)).toEqual([
    expect.closeTo(0.1, 9),
    expect.closeTo(-0.5, 9),
    NaN,
  ])
  expect(second?.whole).toBeCloseTo(-0.45, 9)
})

it('begins with the month in which the rules could hold', () => {
  const bars = barsOf([100, 100, 100], 30 * DAY_MS, Date.UTC(2026, 0, 15))
  const [year] = monthlyReturns(runOf(bars, [], { firstBar: 1 }), bars)
  expect([...(year?.months ?? [])].slice(0, 4)).toEqual([NaN, 0, 0, NaN])
})

it('returns nothing where nothing was left', () => {
  const bars = barsOf([100, 100, 200, 200, 100], 30 * DAY_MS, Date.UTC(2025, 9, 15))
  const ruin = { entryBar: 0, exitBar: 2, exitPrice: 200, direction: 'short', quantity: 1 } as const
  const years = monthlyReturns(runOf(bars, [ruin], { capital: 100 }), bars)
  expect(years.map(({ year, whole }) => [year, whole])).toEqual([
    [2025, -1],
    [2026, 0],
  ])
  expect([...(years[0]?.months ?? [])].slice(8)).toEqual([NaN, 0, 0, -1])
  expect([...(years[1]?.months ?? [])].slice(0, 3)).toEqual([0, 0, NaN])
})

it('has none of no bars', () => {
  expect(monthlyReturns(runOf(barsOf([]), []), barsOf([]))).toEqual([])
})

it('buys all that the capital is worth at the first close at which the rules could hold', () => {
  const bars = barsOf([50, 80, 100, 60])
  expect([...buyAndHold({ capital: 1_000, firstBar: 1 }, bars)]).toEqual([1_000, 1_000, 1_250, 750])
})
