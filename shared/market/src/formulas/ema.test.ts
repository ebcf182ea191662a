import fc from 'fast-check'
import { ema, wilderAverage } from './ema'

it('begins with the simple average and then takes in 2 / (period + 1) of every change', () => {
  expect(ema(Float64Array.of(1, 2, 6, 5), 3)).toEqual(Float64Array.of(NaN, NaN, 3, 4))
})

it('takes in 1 / period as the average of Wilder', () => {
  expect(wilderAverage(Float64Array.of(1, 2, 6, 6), 3)).toEqual(Float64Array.of(NaN, NaN, 3, 4))
})

it('stays between the least and the greatest value so far', () => {
  const anyValues = fc.float64Array({ min: 0, max: 1e9, noNaN: true, minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      const rounding = 1e-12 * Math.max(...values)
      for (const average of ema(values, period).slice(period - 1)) {
        expect(average).toBeGreaterThanOrEqual(Math.min(...values) - rounding)
        expect(average).toBeLessThanOrEqual(Math.max(...values) + rounding)
      }
    }),
  )
})

it('is exactly the value of a flat series', () => {
  expect(ema(new Float64Array(5).fill(0.1), 2).slice(1)).toEqual(new Float64Array(4).fill(0.1))
})

it('starts afresh after a gap', () => {
  const values = Float64Array.of(NaN, 1, 3, 5, NaN, 10, 20)

  expect(ema(values, 2)).toEqual(Float64Array.of(NaN, NaN, 2, 4, NaN, NaN, 15))
})
