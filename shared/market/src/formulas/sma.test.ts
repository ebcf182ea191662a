import fc from 'fast-check'
import { sma } from './sma'

const anyValues = fc.float64Array({ min: -1e9, max: 1e9, noNaN: true, minLength: 1, maxLength: 60 })
const anyPeriod = fc.integer({ min: 1, max: 12 })

it('is the mean of the last values, from the first index that has enough of them', () => {
  expect(sma(Float64Array.of(1, 2, 6, 3), 3)).toEqual(Float64Array.of(NaN, NaN, 3, 11 / 3))
})

it('is the value itself over a period of one', () => {
  expect(sma(Float64Array.of(0.1, 0.2), 1)).toEqual(Float64Array.of(0.1, 0.2))
})

it('is exactly the value of a flat series', () => {
  expect(sma(new Float64Array(8).fill(0.1), 3).slice(2)).toEqual(new Float64Array(6).fill(0.1))
})

it('stays between the least and the greatest value of its window', () => {
  fc.assert(
    fc.property(anyValues, anyPeriod, (values, period) => {
      sma(values, period).forEach((average, index) => {
        if (index < period - 1) return
        const window = values.slice(index - period + 1, index + 1)
        const rounding = 1e-12 * Math.max(...window.map(Math.abs))
        expect(average).toBeGreaterThanOrEqual(Math.min(...window) - rounding)
        expect(average).toBeLessThanOrEqual(Math.max(...window) + rounding)
      })
    }),
  )
})

it('carries no rounding error along a long series', () => {
  const values = Float64Array.from({ length: 100_000 }, (_item, index) => (index < 10 ? 1e15 : 0.1))

  expect(sma(values, 10).at(-1)).toBeCloseTo(0.1, 15)
})

it('has no value for the windows with a gap, and only for those', () => {
  const values = Float64Array.of(1, 2, NaN, 3, 5, 7)

  expect(sma(values, 2)).toEqual(Float64Array.of(NaN, 1.5, NaN, NaN, 4, 6))
})
