import fc from 'fast-check'
import { rollingExtreme } from './rollingExtreme'

it('is the greatest or the smallest of the last values', () => {
  const values = Float64Array.of(3, 1, 4, 1, 5)

  expect(rollingExtreme(values, 2, Math.max)).toEqual(Float64Array.of(NaN, 3, 4, 4, 5))
  expect(rollingExtreme(values, 3, Math.min)).toEqual(Float64Array.of(NaN, NaN, 1, 1, 1))
})

it('agrees with looking at every window', () => {
  const anyValues = fc.float64Array({ noNaN: true, maxLength: 60 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      const greatest = values.map((_value, last) =>
        last < period - 1 ? NaN : Math.max(...values.slice(last - period + 1, last + 1)),
      )

      expect(rollingExtreme(values, period, Math.max)).toEqual(greatest)
    }),
  )
})
