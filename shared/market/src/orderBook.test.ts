import fc from 'fast-check'
import {
  BOOK_LEVELS,
  midOf,
  nextOrderBook,
  openingOrderBook,
  sizeDecimals,
  spreadOf,
  withDepth,
} from './orderBook'
import { ALL_PAIRS, type Pair, pairDecimals, PAIRS } from './pairs'
import { seededRandom } from './random'

const anyPair = fc.constantFrom(...ALL_PAIRS)
const anySeed = fc.integer()

/** A price between half and twice the default. */
const anyShare = fc.double({ min: 0.5, max: 2, noNaN: true })

function rounded(price: number, pair: Pair): number {
  return Number(price.toFixed(pairDecimals(pair)))
}

function risesStrictly(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? Infinity))
}

it('keeps ten levels a side in order around the price, sizes above zero and sides apart', () => {
  fc.assert(
    fc.property(
      anyPair,
      anySeed,
      fc.array(anyShare, { minLength: 1, maxLength: 8 }),
      (pair, seed, shares) => {
        const random = seededRandom(seed)
        let book = openingOrderBook(pair, 0, random)
        shares.forEach((share, step) => {
          const price = PAIRS[pair].price * share
          book = nextOrderBook(book, price, step, random)
          const asks = book.asks.map((level) => level.price)
          const bids = book.bids.map((level) => level.price)

          expect([asks.length, bids.length]).toEqual([BOOK_LEVELS, BOOK_LEVELS])
          expect(risesStrictly(asks) && risesStrictly(bids.toReversed())).toBe(true)
          expect(asks[0]).toBeGreaterThan(price)
          expect(bids[0]).toBeLessThan(price)
          expect(bids.at(-1)).toBeGreaterThan(0)
          expect([...asks, ...bids].filter((each) => each !== rounded(each, pair))).toEqual([])
          expect([...book.asks, ...book.bids].filter(({ size }) => !(size > 0))).toEqual([])
          expect(book.steppedAt).toBe(step)
        })
      },
    ),
  )
})

it('lies below and above a price that is a whole number of units, whatever its last bits', () => {
  for (let units = 1; units < 2_000; units += 1) {
    const price = units / 100
    const level = [{ price, size: 1 }]
    const before = { pair: 'XAU/GBP', asks: level, bids: level, steppedAt: 0 } as const
    const book = nextOrderBook(before, price, 0, () => 0)

    expect([book.bids[0]?.price, book.asks[0]?.price]).toEqual([
      (units - 1) / 100,
      (units + 1) / 100,
    ])
  }
})

it('lies close around the price', () => {
  const book = openingOrderBook('BTC/GBP', 0, seededRandom(42))

  expect(spreadOf(book).percent).toBeLessThanOrEqual(0.03)
  expect(book.asks.at(-1)?.price).toBeLessThan(45_000 * 1.002)
})

it('changes its sizes little by little, and not without end', () => {
  const random = seededRandom(1)
  let book = openingOrderBook('ETH/GBP', 0, random)
  const first = book.asks[0]?.size ?? Number.NaN
  for (let step = 0; step < 500; step += 1) {
    const before = book
    book = nextOrderBook(book, 1_500, step, random)
    const shares = book.asks.map(({ size }, index) => size / (before.asks[index]?.size ?? 0))
    expect(Math.min(...shares)).toBeGreaterThan(0.69)
    expect(Math.max(...shares)).toBeLessThan(1.41)
  }

  for (const { size } of book.asks) {
    expect(size).toBeGreaterThan(first / 20)
    expect(size).toBeLessThan(first * 20)
  }
})

it('offers about as much money of a pound as of a share', () => {
  const worth = (['GBP/JPY', 'MSFT/GBP'] as const).map((pair) => {
    const level = openingOrderBook(pair, 0, () => 0.5).asks[0]
    return (level?.size ?? Number.NaN) * (pair === 'GBP/JPY' ? 1 : PAIRS[pair].price)
  })

  // Turnovers of £31B and £5.8B, a level of each offers the same share.
  expect((worth[0] ?? 0) / (worth[1] ?? 1)).toBeCloseTo(31 / 5.8, 1)
})

it('sums up what could be traded down to each level', () => {
  const levels = [1, 2, 4].map((size) => ({ price: 10 - size, size }))

  expect(withDepth(levels).map(({ depth }) => depth)).toEqual([1, 3, 7])
})

it('reads the spread between the best prices, and none from an empty book', () => {
  const side = (price: number) => [{ price, size: 1 }]
  const book = { pair: 'DOT/GBP', asks: side(5.01), bids: side(4.99), steppedAt: 0 } as const

  expect(spreadOf(book).price).toBeCloseTo(0.02)
  expect(spreadOf(book).percent).toBeCloseTo(0.4)
  expect(spreadOf({ ...book, asks: [] }).price).toBeNaN()
})

it('has its middle half way between the best prices, and none with an empty side', () => {
  const side = (price: number) => [{ price, size: 1 }]
  const book = { pair: 'DOT/GBP', asks: side(5.02), bids: side(4.98), steppedAt: 0 } as const

  expect(midOf(book)).toBeCloseTo(5)
  expect(midOf({ ...book, bids: [] })).toBeNaN()
})

it('writes every size with the decimals of its pair, and thousands without any', () => {
  expect([sizeDecimals('BTC/GBP'), sizeDecimals('SHIB/GBP')]).toEqual([4, 0])
  fc.assert(
    fc.property(anyPair, anySeed, (pair, seed) => {
      const { asks, bids } = openingOrderBook(pair, 0, seededRandom(seed))
      for (const { size } of [...asks, ...bids]) {
        expect(Number(size.toFixed(sizeDecimals(pair)))).toBe(size)
      }
    }),
  )
})

it('repeats itself under the same seed', () => {
  expect(openingOrderBook('BTC/GBP', 0, seededRandom(7))).toEqual(
    openingOrderBook('BTC/GBP', 0, seededRandom(7)),
  )
})
