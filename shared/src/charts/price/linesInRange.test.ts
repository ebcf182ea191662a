import { rangeAround, rangeWithLines } from './linesInRange'

const RANGE = { minValue: 100, maxValue: 110 }

it('grows to show a stop and a target nearby', () => {
  expect(rangeWithLines(RANGE, [98, 115])).toEqual({ minValue: 98, maxValue: 115 })
})

it('does not flatten the candles for a line far away, but shows the nearer one', () => {
  expect(rangeWithLines(RANGE, [1, 115])).toEqual({ minValue: 100, maxValue: 115 })
})

it('stays as it is without lines, and with prices that are none', () => {
  expect(rangeWithLines(RANGE, [])).toEqual(RANGE)
  expect(rangeWithLines(RANGE, [Number.NaN, 105])).toEqual(RANGE)
})

it('shows what must be seen, however far away it is', () => {
  expect(rangeAround(RANGE, [50, 105])).toEqual({ minValue: 50, maxValue: 110 })
  expect(rangeAround(RANGE, [Number.NaN, 400])).toEqual({ minValue: 100, maxValue: 400 })
  expect(rangeAround(RANGE, [])).toEqual(RANGE)
})
