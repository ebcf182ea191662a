import fc from 'fast-check'
import { rsi } from './rsi'

it('is the share of gains in all movement, from the index of the period on', () => {
  // Gains 1 and 0, losses 0 and 3, then Wilder's averages with a gain of 2.
  expect([...rsi(Float64Array.of(5, 6, 3, 5), 2)]).toEqual([NaN, NaN, 25, 62.5])
})

it('is 100 without a loss and 0 without a gain', () => {
  expect(rsi(Float64Array.of(1, 2, 2, 3), 2).slice(2)).toEqual(Float64Array.of(100, 100))
  expect(rsi(Float64Array.of(3, 2, 2, 1), 2).slice(2)).toEqual(Float64Array.of(0, 0))
})

it('is 50 where nothing moves', () => {
  expect(rsi(new Float64Array(5).fill(7), 3)).toEqual(Float64Array.of(NaN, NaN, NaN, 50, 50))
})

it('has no value of one close alone', () => {
  expect(rsi(Float64Array.of(5), 1)).toEqual(Float64Array.of(NaN))
})

it('stays between 0 and 100', () => {
  const anyCloses = fc.float64Array({ min: 1e-9, max: 1e9, noNaN: true, maxLength: 60 })
  fc.assert(
    fc.property(anyCloses, fc.integer({ min: 1, max: 12 }), (closes, period) => {
      for (const strength of rsi(closes, period).slice(period)) {
        expect(strength).toBeGreaterThanOrEqual(0)
        expect(strength).toBeLessThanOrEqual(100)
      }
    }),
  )
})
