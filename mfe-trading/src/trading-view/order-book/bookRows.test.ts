import { bookRows } from './bookRows'

const BOOK = {
  pair: 'DOT/GBP',
  asks: [
    { price: 5.01, size: 1 },
    { price: 5.02, size: 3 },
  ],
  bids: [
    { price: 4.99, size: 2 },
    { price: 4.98, size: 6 },
  ],
  steppedAt: 0,
} as const

it('has the asks above with the lowest last, and the bids below with the highest first', () => {
  const { asks, bids } = bookRows(BOOK)

  expect(asks.map(({ price }) => price)).toEqual([5.02, 5.01])
  expect(bids.map(({ price }) => price)).toEqual([4.99, 4.98])
})

it('sums the sizes up from the spread, and measures both sides by the deeper one', () => {
  const { asks, bids } = bookRows(BOOK)

  expect(asks.map(({ depth, share }) => [depth, share])).toEqual([
    [4, 0.5],
    [1, 0.125],
  ])
  expect(bids.map(({ depth, share }) => [depth, share])).toEqual([
    [2, 0.25],
    [8, 1],
  ])
})

it('has no rows of an empty book', () => {
  expect(bookRows({ ...BOOK, asks: [], bids: [] })).toEqual({ asks: [], bids: [] })
})
