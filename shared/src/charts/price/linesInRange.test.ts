import { rangeWithLines } from './linesInRange'

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
