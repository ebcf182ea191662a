import fc from 'fast-check'
import { rollingMax, rollingMin } from './rollingExtreme'

it('is the greatest or the smallest of the last values', () => {
  const values = Float64Array.of(3, 1, 4, 1, 5)

  expect(rollingMax(values, 2)).toEqual(Float64Array.of(NaN, 3, 4, 4, 5))
  expect(rollingMin(values, 3)).toEqual(Float64Array.of(NaN, NaN, 1, 1, 1))
})

it('agrees with looking at every window', () => {
  // 0 and −0 may be returned interchangeably.
  const anyValues = fc
    .float64Array({ noNaN: true, maxLength: 60 })
    .map((values) => values.map((value) => value + 0))
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      const greatest = values.map((_value, last) =>
        last < period - 1 ? NaN : Math.max(...values.slice(last - period + 1, last + 1)),
      )

      expect(rollingMax(values, period)).toEqual(greatest)
    }),
  )
})

it('has no value for the windows with a gap, and only for those', () => {
  const values = Float64Array.of(1, 5, NaN, 3, 2, 4)

  expect(rollingMax(values, 2)).toEqual(Float64Array.of(NaN, 5, NaN, NaN, 3, 4))
  expect(rollingMin(values, 2)).toEqual(Float64Array.of(NaN, 1, NaN, NaN, 2, 2))
})
