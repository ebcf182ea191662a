import type { Pair } from '@aldergate/market'
import fc from 'fast-check'
import { matching, pinnedFirst, shownPrice } from './feed'
import { FEEDS } from './feeds.data'

const PAIRS = FEEDS.crypto

const somePairs = fc.subarray<Pair>([...PAIRS])
const pins = fc.shuffledSubarray<Pair>([...FEEDS.crypto])

describe('the search', () => {
  it('finds a pair by any part of its name, whatever the case', () => {
    expect(matching(PAIRS, 'bTc')).toEqual(['BTC/GBP'])
    expect(matching(PAIRS, '/gb')).toEqual(PAIRS)
    expect(matching(PAIRS, '  ')).toEqual(PAIRS)
    expect(matching(PAIRS, 'yen')).toEqual([])
  })

  it('takes the text as it is, not as a pattern', () => {
    expect(matching(PAIRS, '.*')).toEqual([])
  })
})

describe('pinning', () => {
  it('moves the pinned to the top and keeps the order among them and among the others', () => {
    fc.assert(
      fc.property(somePairs, pins, (pairs, pinned) => {
        const ordered = pinnedFirst(pairs, pinned)
        const pinnedCount = pairs.filter((pair) => pinned.includes(pair)).length
        expect(ordered).toHaveLength(pairs.length)
        expect(ordered.slice(0, pinnedCount)).toEqual(pairs.filter((pair) => pinned.includes(pair)))
        expect(ordered.slice(pinnedCount)).toEqual(pairs.filter((pair) => !pinned.includes(pair)))
      }),
    )
  })

  it('gives the same order before and after the search', () => {
    fc.assert(
      fc.property(pins, fc.constantFrom('', 'b', 'GBP', 's', 'x'), (pinned, search) => {
        expect(matching(pinnedFirst(PAIRS, pinned), search)).toEqual(
          pinnedFirst(matching(PAIRS, search), pinned),
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
