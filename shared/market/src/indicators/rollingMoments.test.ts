import fc from 'fast-check'
import { rollingMoments } from './rollingMoments'

it('agrees with looking at every window', () => {
  const anyValues = fc.float64Array({ min: -1e3, max: 1e3, noNaN: true, maxLength: 60 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      const { mean, squares } = rollingMoments(values, period)
      for (let last = period - 1; last < values.length; last += 1) {
        const window = [...values.slice(last - period + 1, last + 1)]
        const expected = window.reduce((sum, value) => sum + value, 0) / period

        expect(mean[last]).toBeCloseTo(expected, 8)
        expect(squares[last]).toBeCloseTo(
          window.reduce((sum, value) => sum + (value - expected) ** 2, 0),
          5,
        )
      }
    }),
  )
})

it('never has a negative spread', () => {
  const anyValues = fc.float64Array({ min: 1e9, max: 1e9 + 1e-3, noNaN: true, maxLength: 60 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      for (const spread of rollingMoments(values, period).squares.slice(period - 1)) {
        expect(spread).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
