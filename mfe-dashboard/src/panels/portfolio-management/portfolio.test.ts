import { seededRandom } from '@aldergate/market/random'
import fc from 'fast-check'
import { arranged, isPositive, nextItems, orderedPairs, shareOf, totalOf } from './portfolio'
import { type PortfolioItem, PORTFOLIOS } from './portfolios.data'

const ITEMS: readonly PortfolioItem[] = [
  { pair: 'ETH/GBP', value: -300 },
  { pair: 'BTC/GBP', value: 600 },
  { pair: 'ADA/GBP', value: 100 },
]

it('moves each value by −100 at the least and 99 at the most', () => {
  expect(nextItems(ITEMS, () => 0).map(({ value }) => value)).toEqual([-400, 500, 0])
  const highest = nextItems(ITEMS, () => 1 - Number.EPSILON)
  expect(highest.map(({ value }) => value)).toEqual([-201, 699, 199])
})

it('keeps whole numbers and the instruments, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const next = nextItems(ITEMS, seededRandom(seed))
      expect(next.map(({ pair }) => pair)).toEqual(ITEMS.map(({ pair }) => pair))
      for (const [index, { value }] of next.entries()) {
        const change = value - (ITEMS[index]?.value ?? NaN)
        expect(Number.isInteger(change) && change >= -100 && change <= 99).toBe(true)
      }
    }),
  )
})

it('takes zero and more for positive', () => {
  expect([1, 0, -0, -1].map(isPositive)).toEqual([true, true, true, false])
})

it('adds the values up with their signs', () => {
  expect(totalOf(ITEMS)).toBe(400)
})

it('shares the panel among the values whichever their sign, and nothing when all are nothing', () => {
  expect(ITEMS.map(({ value }) => shareOf(value, ITEMS))).toEqual([30, 60, 10])
  expect(shareOf(0, [{ pair: 'BTC/GBP', value: 0 }])).toBe(0)
})

it('gives shares that come to 100% for any values', () => {
  const values = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1 })
  fc.assert(
    fc.property(values, (all) => {
      const items = all.map((value) => ({ pair: 'BTC/GBP', value }) as const)
      const whole = items.reduce((sum, { value }) => sum + shareOf(value, items), 0)
      expect(whole).toBeCloseTo(all.every((value) => value === 0) ? 0 : 100, 6)
    }),
  )
})

it('orders by value either way and by name', () => {
  expect(orderedPairs(ITEMS, 'highest')).toEqual(['BTC/GBP', 'ADA/GBP', 'ETH/GBP'])
  expect(orderedPairs(ITEMS, 'lowest')).toEqual(['ETH/GBP', 'ADA/GBP', 'BTC/GBP'])
  expect(orderedPairs(ITEMS, 'name')).toEqual(['ADA/GBP', 'BTC/GBP', 'ETH/GBP'])
})

it('puts the items of now in an order of before', () => {
  const order = orderedPairs(ITEMS, 'name')
  expect(arranged(ITEMS, order).map(({ value }) => value)).toEqual([100, 600, -300])
})

it('names each instrument of a panel once, with a whole value', () => {
  for (const items of Object.values(PORTFOLIOS)) {
    expect(new Set(items.map(({ pair }) => pair)).size).toBe(items.length)
    expect(items.every(({ value }) => Number.isInteger(value))).toBe(true)
  }
})
