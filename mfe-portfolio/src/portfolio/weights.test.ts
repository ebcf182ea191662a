import fc from 'fast-check'
import { weights } from './weights'

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
  minLength: 1,
  maxLength: 30,
})

function hundredthsOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + Math.round(share * 100), 0)
}

it('shares thirds so that they are 100 together', () => {
  expect(weights([1, 1, 1])).toEqual([33.34, 33.33, 33.33])
})

it('gives nothing when there is nothing to share', () => {
  expect(weights([0, 0])).toEqual([0, 0])
  expect(weights([])).toEqual([])
})

it('adds up to exactly 100.00 % for any amounts that are worth something', () => {
  fc.assert(
    fc.property(amounts, (parts) => {
      fc.pre(parts.some((part) => part > 0))
      expect(hundredthsOf(weights(parts))).toBe(10_000)
    }),
  )
})

it('is never more than a hundredth of a percent away from the true share', () => {
  fc.assert(
    fc.property(amounts, (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0)
      fc.pre(total > 0)
      weights(parts).forEach((share, index) => {
        expect(Math.abs(share - ((parts[index] ?? 0) / total) * 100)).toBeLessThanOrEqual(0.010001)
      })
    }),
  )
})
