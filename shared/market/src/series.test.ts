import fc from 'fast-check'
import { ALL_PAIRS, type Pair, PAIRS } from './pairs'
import { seededRandom } from './random'
import {
  dayChangePercent,
  HISTORY_LENGTH,
  moveLimit,
  nextQuote,
  openingQuote,
  priceBefore,
  type Quote,
  reachOf,
} from './series'

const anyPair = fc.constantFrom(...ALL_PAIRS)
const anySeed = fc.integer()

/** As much as adding and subtracting again may lose of a number. */
const ROUNDING = 1e-12

/** A pair that has cost the same for long. */
function calmQuote(pair: Pair): Quote {
  return openingQuote(pair, new Float64Array(HISTORY_LENGTH).fill(PAIRS[pair].price))
}

function quote(change: Partial<Quote>): Quote {
  return { ...calmQuote('BTC/GBP'), ...change }
}

it('computes the change over the day from the price of a day ago', () => {
  expect(dayChangePercent({ price: 90, open: 80 })).toBe(12.5)
  expect(dayChangePercent({ price: 40, open: 80 })).toBe(-50)
})

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
      let before = calmQuote(pair)
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

it('never lets a price reach zero in a million steps, even if each of them falls its utmost', () => {
  let last = calmQuote('SHIB/GBP')
  for (let step = 0; step < 1_000_000; step += 1) last = nextQuote(last, () => 0)

  expect(last.low).toBeGreaterThan(0)
  expect(last.price).toBe(last.low)
})

it('keeps the sample of a change within 20 % either way, however long it walks', () => {
  expect(nextQuote(quote({ change: -19.5 }), () => 0).change).toBe(-20)
  expect(nextQuote(quote({ change: 19.5 }), () => 1).change).toBe(20)
  expect(openingQuote('DOT/GBP', Float64Array.from([2, 5])).change).toBe(20)
})

it('opens with what its prices of the last day tell', () => {
  const day = [4.5, 5.4, 4.2, 5, 5.1, 5, 5.2, 5.1, 5, 4.9, 4.8, 4.9, 5]

  expect(openingQuote('DOT/GBP', Float64Array.from(day))).toEqual({
    pair: 'DOT/GBP',
    price: 5,
    open: 4.5,
    high: 5.4,
    low: 4.2,
    change: (5 / 4.5 - 1) * 100,
    history: day.slice(-HISTORY_LENGTH),
  })
})

it('reaches in longer times as far as that many steps drift apart', () => {
  expect(reachOf(3_000)).toBe(1)
  expect(reachOf(12_000)).toBe(2)
  expect(moveLimit(100, 2)).toBe(moveLimit(100) * 2)
})

it('goes back only to prices from which the way forward keeps within its limit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
      fc.double({ min: 1, max: 70, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, reach, drawn) => {
        const before = priceBefore(price, reach, () => drawn)
        expect(before).toBeGreaterThan(0)
        expect(Math.abs(price - before)).toBeLessThanOrEqual(
          moveLimit(before, reach) * (1 + ROUNDING) + price * ROUNDING,
        )
      },
    ),
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
