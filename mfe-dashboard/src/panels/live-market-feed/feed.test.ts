import type { Pair } from '@aldergate/market'
import fc from 'fast-check'
import { matching, pinnedFirst, shownPrice } from './feed'
import { FEEDS } from './feeds.data'

const ITEMS = FEEDS.crypto.map((pair) => ({ pair }))

const someItems = fc.subarray([...ITEMS])
const pins = fc.shuffledSubarray<Pair>([...FEEDS.crypto])

describe('the search', () => {
  it('finds a pair by any part of its name, whatever the case', () => {
    expect(matching(ITEMS, 'bTc')).toEqual([{ pair: 'BTC/GBP' }])
    expect(matching(ITEMS, '/gb')).toEqual(ITEMS)
    expect(matching(ITEMS, '  ')).toEqual(ITEMS)
    expect(matching(ITEMS, 'yen')).toEqual([])
  })

  it('takes the text as it is, not as a pattern', () => {
    expect(matching(ITEMS, '.*')).toEqual([])
  })
})

describe('pinning', () => {
  it('moves the pinned to the top and keeps the order among them and among the others', () => {
    fc.assert(
      fc.property(someItems, pins, (items, pinned) => {
        const ordered = pinnedFirst(items, pinned)
        const pinnedCount = items.filter(({ pair }) => pinned.includes(pair)).length
        expect(ordered).toHaveLength(items.length)
        expect(ordered.slice(0, pinnedCount)).toEqual(
          items.filter(({ pair }) => pinned.includes(pair)),
        )
        expect(ordered.slice(pinnedCount)).toEqual(
          items.filter(({ pair }) => !pinned.includes(pair)),
        )
      }),
    )
  })

  it('gives the same order before and after the search', () => {
    fc.assert(
      fc.property(pins, fc.constantFrom('', 'b', 'GBP', 's', 'x'), (pinned, search) => {
        expect(matching(pinnedFirst(ITEMS, pinned), search)).toEqual(
          pinnedFirst(matching(ITEMS, search), pinned),
        )
      }),
    )
  })
})

it('has three feeds of four different pairs', () => {
  const feeds = Object.values(FEEDS)
  expect(feeds.map((pairs) => pairs.length)).toEqual([4, 4, 4])
  expect(new Set(feeds.flat()).size).toBe(12)
})

it('fills forms in with the price as it is shown', () => {
  expect(shownPrice({ pair: 'BTC/GBP', price: 45_012.345_678 })).toBe(45_012.35)
  expect(shownPrice({ pair: 'GBP/USD', price: 1.270_049 })).toBe(1.27)
  expect(shownPrice({ pair: 'SHIB/GBP', price: 0.000_007_000_123_4 })).toBe(0.000_007_000_1)
})
