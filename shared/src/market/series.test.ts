import fc from 'fast-check'
import { ALL_PAIRS, PAIRS } from './pairs'
import { seededRandom } from './random'
import { HISTORY_LENGTH, moveLimit, nextQuote, openingQuote, type Quote } from './series'

const anyPair = fc.constantFrom(...ALL_PAIRS)
const anySeed = fc.integer()

/** As much as adding and subtracting again may lose of a number. */
const ROUNDING = 1e-12

function quote(change: Partial<Quote>): Quote {
  return { ...openingQuote('BTC/GBP', seededRandom(1)), ...change }
}

it('moves a price by no more than 5, and no more than 0.02 % of it', () => {
  expect(moveLimit(45_000)).toBe(5)
  expect(moveLimit(1_500)).toBeCloseTo(0.3)
  expect(moveLimit(0.000007)).toBeCloseTo(0.0000000014, 15)
})

it('moves by its limit at the ends of what is drawn, and not at all in the middle', () => {
  const before = quote({ price: 45_000, change: 2 })

  expect(nextQuote(before, () => 0)).toMatchObject({ price: 44_995, change: 1 })
  expect(nextQuote(before, () => 0.5)).toMatchObject({ price: 45_000, change: 2 })
})

it('keeps every step of any pair within its limits', () => {
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const random = seededRandom(seed)
      let before = openingQuote(pair, random)
      for (let step = 0; step < 15; step += 1) {
        const after = nextQuote(before, random)
        const move = Math.abs(after.price - before.price)
        expect(move).toBeLessThanOrEqual(moveLimit(before.price) * (1 + ROUNDING) + ROUNDING)
        expect(Math.abs(after.change - before.change)).toBeLessThanOrEqual(1 + ROUNDING)
        expect(after.high).toBe(Math.max(before.high, after.price))
        expect(after.low).toBe(Math.min(before.low, after.price))
        expect(after.history).toEqual([...before.history.slice(1), after.price])
        before = after
      }
    }),
  )
})

it.each([
  ['at random', seededRandom(5)],
  ['always down', () => 0],
])('never lets a price reach zero in a million steps, %s', (_how, random) => {
  let last = openingQuote('SHIB/GBP', random)
  let lowest = last.price
  for (let step = 0; step < 1_000_000; step += 1) {
    last = nextQuote(last, random)
    lowest = Math.min(lowest, last.price)
  }

  expect(lowest).toBeGreaterThan(0)
  expect(last.change).toBeGreaterThanOrEqual(-99)
})

it('opens at the default price with a full history and a day around it', () => {
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const { price, open, high, low, change, history } = openingQuote(pair, seededRandom(seed))

      expect(price).toBe(PAIRS[pair].price)
      expect(history).toHaveLength(HISTORY_LENGTH)
      expect(history.at(-1)).toBe(price)
      expect(low).toBeGreaterThan(0)
      for (const known of [open, ...history]) {
        expect(known).toBeGreaterThanOrEqual(low)
        expect(known).toBeLessThanOrEqual(high)
      }
      expect(open * (1 + change / 100)).toBeCloseTo(price)
    }),
  )
})

it('walks to the default price by steps within the limits', () => {
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const { history } = openingQuote(pair, seededRandom(seed))
      history.slice(1).forEach((price, index) => {
        const before = history[index] ?? Number.NaN
        expect(Math.abs(price - before)).toBeLessThanOrEqual(moveLimit(before) + ROUNDING)
      })
    }),
  )
})

it('keeps at most ten prices, even of a longer history', () => {
  const long = quote({ history: Array.from({ length: 30 }, (_, index) => index + 1) })

  expect(nextQuote(long, () => 0.5).history).toEqual([
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    long.price,
  ])
})
