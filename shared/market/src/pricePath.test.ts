import fc from 'fast-check'
import { stepAt } from './opening'
import { ALL_PAIRS, type Pair, PAIRS } from './pairs'
import { MAX_MOVE, MAX_MOVE_SHARE, pricePath } from './pricePath'
import { DAY_MS, HISTORY_MS } from './spans'

const NOW = Date.UTC(2026, 2, 29, 13, 47, 11, 312)
const DAY_STEPS = DAY_MS / 3_000

const anyPair = fc.constantFrom(...ALL_PAIRS)
const anySeed = fc.integer()

/** The rounding error of computing with logarithms. */
const ROUNDING = 1e-11

function pathOf(pair: Pair, seed = 42) {
  return pricePath({ seed, time: NOW }, pair)
}

it('opens every pair exactly at its default price', () => {
  for (const pair of ALL_PAIRS) expect(pathOf(pair).priceAt(0)).toBe(PAIRS[pair].price)
})

it('moves by at most 5 and at most 0.02 % a step, before the opening as after it', () => {
  fc.assert(
    fc.property(
      anyPair,
      anySeed,
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      (pair, seed, away) => {
        const path = pathOf(pair, seed)
        let before = path.priceAt(away)
        for (let step = 1; step < 30; step += 1) {
          const price = path.priceAt(away + step)
          const limit = Math.min(MAX_MOVE, before * MAX_MOVE_SHARE)
          expect(Math.abs(price - before)).toBeLessThanOrEqual(limit + before * ROUNDING)
          expect(price).toBeGreaterThan(0)
          before = price
        }
      },
    ),
  )
})

it('goes over from shares to a fixed size and back without a leap', () => {
  const path = pathOf('BTC/GBP')
  const level = (price: number) => {
    let [low, high] = [-20, 20]
    for (let turn = 0; turn < 80; turn += 1) {
      const middle = (low + high) / 2
      if (path.priceOf(middle) < price) low = middle
      else high = middle
    }
    return low
  }
  const corner = level(25_000)
  const [below, above] = [path.priceOf(corner - 0.0002), path.priceOf(corner + 0.0002)]

  expect(below).toBeCloseTo(25_000 - 5, 2)
  expect(above).toBeCloseTo(25_000 + 5, 2)
  expect(path.priceOf(corner - 10)).toBeGreaterThan(0)
})

it('knows the prices of hours without their other steps, the same to the last bit', () => {
  const path = pathOf('ETH/GBP')
  for (const first of [-50_000, -49_999, -1_201, -1_200]) {
    const prices = path.pricesEachHour(first, 20)

    expect([...prices]).toEqual(
      Array.from({ length: 20 }, (_, hour) => path.priceAt(first + hour * 1_200)),
    )
  }
})

it('goes on in the same way under the same seed, whenever it opens', () => {
  const [now, later] = [NOW, NOW + 86_461_000].map((time) =>
    pricePath({ seed: 42, time }, 'ETH/GBP'),
  )
  for (const step of [-1_000_000, -1, 0, 1, 5_000]) {
    expect(later?.priceAt(step)).toBe(now?.priceAt(step))
  }
})

it('is the same market in any order of asking', () => {
  const steps = Array.from({ length: 300 }, (_, index) => -index * 97_001)
  const [one, other] = [pathOf('XAU/GBP'), pathOf('XAU/GBP')]
  const forwards = steps.map((step) => one.priceAt(step))
  const backwards = steps.toReversed().map((step) => other.priceAt(step))

  expect(backwards.toReversed()).toEqual(forwards)
})

it('gives every pair and every seed a way of its own', () => {
  const prices = new Set(
    (['ETH/GBP', 'LTC/GBP'] as const).flatMap((pair) =>
      [1, 2, 3].map((seed) => pathOf(pair, seed).priceAt(-1_000) / PAIRS[pair].price),
    ),
  )

  expect(prices.size).toBe(6)
})

/** Returns the gain of a year of holding, under each of many seeds. */
function gains(pair: Pair, gainOf: (start: number) => number): number[] {
  return Array.from({ length: 2_000 }, (_, seed) => {
    const path = pathOf(pair, seed)
    const [start = Number.NaN] = path.pricesEachHour(-DAY_STEPS * 365, 1)
    return gainOf(start)
  })
}

it.each([
  // For proportional moves the expected share gained is zero; for absolute moves the expected pounds are.
  ['ETH/GBP', (start: number) => PAIRS['ETH/GBP'].price / start - 1],
  ['BTC/GBP', (start: number) => PAIRS['BTC/GBP'].price - start],
] as const)('pays nobody for merely holding %s', (pair, gainOf) => {
  const years = gains(pair, gainOf)
  const mean = years.reduce((sum, gain) => sum + gain, 0) / years.length
  const variance = years.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / years.length

  expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(variance / years.length))
})

it('reaches back three years and more', () => {
  const path = pathOf('SHIB/GBP')
  for (const age of [HISTORY_MS, 2 * HISTORY_MS, 5 * HISTORY_MS]) {
    expect(path.priceAt(stepAt(path.opening, NOW - age))).toBeGreaterThan(0)
  }
})
