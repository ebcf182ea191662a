import fc from 'fast-check'
import {
  BOOK_LEVELS,
  midOf,
  type OrderBook,
  orderBookAt,
  sizeDecimals,
  spreadOf,
  withDepth,
} from './orderBook'
import { ALL_PAIRS, type Pair, pairDecimals, PAIRS } from './pairs'

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

const STRETCH = 30_000

function bookOf(pair: Pair, price: number = PAIRS[pair].price, stretch = STRETCH, seed = 42) {
  return orderBookAt(seed, pair, stretch, { price, time: 0 })
}

function sizesOf({ asks, bids }: OrderBook): number[] {
  return [...asks, ...bids].map(({ size }) => size)
}

it('keeps ten levels a side in order around the price, sizes above zero and sides apart', () => {
  fc.assert(
    fc.property(anyPair, anySeed, anyShare, fc.nat(), (pair, seed, share, stretch) => {
      const price = PAIRS[pair].price * share
      const book = bookOf(pair, price, stretch, seed)
      const asks = book.asks.map((level) => level.price)
      const bids = book.bids.map((level) => level.price)

      expect([asks.length, bids.length]).toEqual([BOOK_LEVELS, BOOK_LEVELS])
      expect(risesStrictly(asks) && risesStrictly(bids.toReversed())).toBe(true)
      expect(asks[0]).toBeGreaterThan(price)
      expect(bids[0]).toBeLessThan(price)
      expect(bids.at(-1)).toBeGreaterThan(0)
      expect([...asks, ...bids].filter((each) => each !== rounded(each, pair))).toEqual([])
      expect(sizesOf(book).filter((size) => !(size > 0))).toEqual([])
    }),
  )
})

it('lies below and above a price that is a whole number of units, whatever its last bits', () => {
  for (let units = 2_000; units < 4_000; units += 1) {
    const { asks, bids } = bookOf('AAPL/GBP', units / 100, units)

    expect(bids[0]?.price).toBeLessThanOrEqual((units - 1) / 100)
    expect(asks[0]?.price).toBeGreaterThanOrEqual((units + 1) / 100)
    expect(spreadOf({ pair: 'AAPL/GBP', asks, bids, steppedAt: 0 }).price).toBeLessThan(0.03)
  }
})

it('lies close around the price', () => {
  const book = bookOf('BTC/GBP')

  expect(spreadOf(book).percent).toBeLessThanOrEqual(0.03)
  expect(book.asks.at(-1)?.price).toBeLessThan(45_000 * 1.002)
})

it('changes its sizes little by little, all of them, and not without end', () => {
  let before = sizesOf(bookOf('ETH/GBP'))
  const all = [...before]
  for (let stretch = STRETCH + 1; stretch < STRETCH + 500; stretch += 1) {
    const after = sizesOf(bookOf('ETH/GBP', 1_500, stretch))
    const shares = after.map((size, index) => size / (before[index] ?? 0))
    expect(Math.min(...shares)).toBeGreaterThan(0.69)
    expect(Math.max(...shares)).toBeLessThan(1.41)
    all.push(...after)
    before = after
  }

  expect(Math.max(...all) / Math.min(...all)).toBeGreaterThan(3)
  expect(Math.max(...all) / Math.min(...all)).toBeLessThan(10)
})

it('offers about as much money of a pound as of a share', () => {
  const worth = (['GBP/JPY', 'MSFT/GBP'] as const).map((pair) => {
    const sizes = Array.from({ length: 400 }, (_, index) =>
      sizesOf(bookOf(pair, PAIRS[pair].price, STRETCH + index * 12)),
    ).flat()
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    return mean * (pair === 'GBP/JPY' ? 1 : PAIRS[pair].price)
  })

  // Turnovers of £31B and £5.8B, a level of each offers the same share.
  expect((worth[0] ?? 0) / (worth[1] ?? 1)).toBeCloseTo(31 / 5.8, 0)
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
      for (const size of sizesOf(bookOf(pair, PAIRS[pair].price, STRETCH, seed))) {
        expect(Number(size.toFixed(sizeDecimals(pair)))).toBe(size)
      }
    }),
  )
})

it('is the same on every device, and another under another seed', () => {
  expect(bookOf('BTC/GBP')).toEqual(bookOf('BTC/GBP'))
  expect(bookOf('BTC/GBP')).not.toEqual(bookOf('BTC/GBP', 45_000, STRETCH, 43))
})
