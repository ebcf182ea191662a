import { deepestOf, drawdownsOf, underwaterOf } from './drawdownCurve'

const TIME = Float64Array.of(0, 10, 20, 30, 40, 50, 60)

it('stands below the highest equity so far, the capital being the first', () => {
  const run = { capital: 100, equity: Float64Array.of(90, 120, 60, 90, 150, 75) }
  expect([...drawdownsOf(run)]).toEqual([expect.closeTo(-0.1, 12), 0, -0.5, -0.25, 0, -0.5])
  expect(deepestOf(run)).toBe(-0.5)
})

it('measures each time under water from its peak to where that is reached again', () => {
  const run = { capital: 100, equity: Float64Array.of(100, 110, 105, 110, 90, 95, 120) }
  // From 10 to 30, and from 30 to 60.
  expect(underwaterOf(run, TIME)).toEqual({ count: 2, averageMs: 25, longestMs: 30, isOpen: false })
})

it('counts one that has not ended until the last bar, and says so', () => {
  const run = { capital: 100, equity: Float64Array.of(100, 100, 100, 90, 95) }
  expect(underwaterOf(run, TIME.slice(0, 5))).toEqual({
    count: 1,
    averageMs: 20,
    longestMs: 20,
    isOpen: true,
  })
})

it('counts one that begins with the last bar', () => {
  const run = { capital: 100, equity: Float64Array.of(100, 110, 90) }
  expect(underwaterOf(run, TIME.slice(0, 3))).toMatchObject({
    count: 1,
    longestMs: 10,
    isOpen: true,
  })
})

it('has no time under water where nothing ever fell', () => {
  expect(underwaterOf({ capital: 1, equity: Float64Array.of(1, 2) }, TIME)).toEqual({
    count: 0,
    averageMs: NaN,
    longestMs: NaN,
    isOpen: false,
  })
  expect(deepestOf({ capital: 1, equity: Float64Array.of(1, 2) })).toBe(0)
})
