import fc from 'fast-check'
import { pence } from './decimal'

it.each([
  [1, 1, 100],
  [3, 0.1, 30],
  [1.005, 1, 101],
  [-1.005, 1, -101],
  [0.85, 45_000, 3_825_000],
  [12_000_000, 0.000007, 8_400],
  [1e21, 1, 1e23],
  [1e-7, 1e7, 100],
  [0, 45_000, 0],
])('values %d at £%d as %d pence', (quantity, price, expected) => {
  expect(pence(quantity, price)).toBe(expected)
})

it('is exact where a whole number is multiplied by whole pence', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (quantity, pricePence) => {
        expect(pence(quantity, pricePence / 100)).toBe(quantity * pricePence)
      },
    ),
  )
})

it('never differs from the float product by more than half a penny', () => {
  const amount = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(amount, amount, (quantity, price) => {
      const floatPence = quantity * price * 100
      expect(Math.abs(pence(quantity, price) - floatPence)).toBeLessThanOrEqual(
        0.5 + floatPence * 1e-12,
      )
    }),
  )
})

it('names what it needs when it is given no number', () => {
  expect(() => pence(Number.NaN, 1)).toThrow('A decimal needs a finite number, not NaN')
})
