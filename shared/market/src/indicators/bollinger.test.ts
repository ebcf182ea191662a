import fc from 'fast-check'
import { bollinger, percentB } from './bollinger'

it('puts the bands so many standard deviations of the window around its mean', () => {
  const bands = bollinger(Float64Array.of(2, 4, 6), { period: 3, deviations: 1.5 })
  const distance = 1.5 * Math.sqrt(8 / 3)

  expect(bands.middle[2]).toBe(4)
  expect(bands.upper[2]).toBeCloseTo(4 + distance, 12)
  expect(bands.lower[2]).toBeCloseTo(4 - distance, 12)
})

it('has all three lines in one place where nothing varies, and the price in their middle', () => {
  const closes = new Float64Array(4).fill(0.1)
  const bands = bollinger(closes, { period: 3, deviations: 2 })

  expect(bands.upper).toEqual(Float64Array.of(NaN, NaN, 0.1, 0.1))
  expect(bands.middle).toEqual(bands.upper)
  expect(bands.lower).toEqual(bands.upper)
  expect(percentB(closes, bands)).toEqual(Float64Array.of(NaN, NaN, 0.5, 0.5))
})

it('has no width over a period of one', () => {
  const { upper, lower } = bollinger(Float64Array.of(3), { period: 1, deviations: 2 })

  expect([upper[0], lower[0]]).toEqual([3, 3])
})

it('keeps its bands in order', () => {
  const anyCloses = fc.float64Array({ min: 1e-9, max: 1e9, noNaN: true, maxLength: 60 })
  const anyWidth = fc.record({
    period: fc.integer({ min: 1, max: 12 }),
    deviations: fc.double({ min: 0.1, max: 10, noNaN: true }),
  })
  fc.assert(
    fc.property(anyCloses, anyWidth, (closes, width) => {
      const { lower, middle, upper } = bollinger(closes, width)
      for (let index = width.period - 1; index < closes.length; index += 1) {
        expect(lower[index]).toBeLessThanOrEqual(Number(middle[index]))
        expect(upper[index]).toBeGreaterThanOrEqual(Number(middle[index]))
      }
    }),
  )
})

it('keeps its exactness far away from zero', () => {
  const closes = Float64Array.of(1e9 + 1, 1e9 + 2, 1e9 + 3)
  const { middle, upper } = bollinger(closes, { period: 3, deviations: 1 })

  expect(Number(upper[2]) - Number(middle[2])).toBeCloseTo(Math.sqrt(2 / 3), 6)
})
