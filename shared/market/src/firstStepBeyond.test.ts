import fc from 'fast-check'
import { firstStepBeyond } from './firstStepBeyond'
import type { Pair } from './pairs'
import { pricePath } from './pricePath'
import { reversedPath } from './reversedPath'

const OPENING = { seed: 7, time: Date.UTC(2026, 0, 5) }
const PAIRS_OF_ALL_SIZES: Pair[] = ['BTC/GBP', 'ADA/GBP', 'SHIB/GBP', 'AAPL/GBP', 'USD/GBP']

function pathOf(pair: Pair) {
  return pair === 'USD/GBP'
    ? reversedPath(pricePath(OPENING, 'GBP/USD'), pair)
    : pricePath(OPENING, pair)
}

it('finds the first step at which the price is at a bound or beyond it, as looking at each step does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAIRS_OF_ALL_SIZES),
      fc.integer({ min: -3_000, max: 3_000 }),
      fc.integer({ min: 0, max: 2_600 }),
      fc.double({ min: 0.98, max: 1, noNaN: true }),
      fc.double({ min: 1, max: 1.02, noNaN: true }),
      (pair, from, count, below, above) => {
        const path = pathOf(pair)
        const price = path.priceAt(from)
        const bounds = { atOrBelow: price * below, atOrAbove: price * above }
        const steps = Array.from({ length: count + 1 }, (_, index) => from + index)
        const found = steps.find((step) => {
          const there = path.priceAt(step)
          return there >= bounds.atOrAbove || there <= bounds.atOrBelow
        })
        expect(firstStepBeyond(path, from, from + count, bounds)).toBe(found)
      },
    ),
    { numRuns: 60 },
  )
})

it.each(PAIRS_OF_ALL_SIZES)('counts a price of %s that is the bound itself', (pair) => {
  const path = pathOf(pair)
  for (const step of [1, 500, 1_199, 1_200, 1_201]) {
    expect(firstStepBeyond(path, step, step, { atOrAbove: path.priceAt(step) })).toBe(step)
    expect(firstStepBeyond(path, step, step, { atOrBelow: path.priceAt(step) })).toBe(step)
  }
})

it('waits for ever without a bound', () => {
  expect(firstStepBeyond(pricePath(OPENING, 'BTC/GBP'), 0, 5_000, {})).toBeUndefined()
})

it.each([0.000001, 0.4, 24_999, 25_000, 45_000, 90_000])('knows the level of %d', (price) => {
  for (const pair of PAIRS_OF_ALL_SIZES) {
    const path = pathOf(pair)
    expect(path.priceOf(path.levelOf(price)) / price).toBeCloseTo(1, 9)
  }
})
