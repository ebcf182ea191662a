import fc from 'fast-check'
import { MOST_CANDLES, tradesWithin, windowAround } from './tradeWindow'

it('has all bars of a short run', () => {
  expect(windowAround(3, 5, 10)).toEqual({ from: 0, until: 10, each: 1 })
  expect(windowAround(3, 5, MOST_CANDLES)).toEqual({ from: 0, until: MOST_CANDLES, each: 1 })
})

it('has the whole trade with bars around it, never more candles than the chart draws', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }).chain((count) => {
        const bar = fc.integer({ min: 0, max: count - 1 })
        return fc.record({ count: fc.constant(count), one: bar, other: bar })
      }),
      ({ count, one, other }) => {
        const [entryBar, exitBar] = [Math.min(one, other), Math.max(one, other)]
        const { from, until, each } = windowAround(entryBar, exitBar, count)

        expect(Math.ceil((until - from) / each)).toBeLessThanOrEqual(MOST_CANDLES)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(until).toBeLessThanOrEqual(count)
        expect(from).toBeLessThanOrEqual(entryBar)
        expect(until).toBeGreaterThan(exitBar)
        expect(Number.isInteger(from) && Number.isInteger(each)).toBe(true)
      },
    ),
  )
})

it('stays where it is from one trade to the next, and sums the candles of a trade as long as the run', () => {
  expect(windowAround(500_010, 500_020, 1_000_000)).toEqual(
    windowAround(500_030, 500_040, 1_000_000),
  )
  expect(windowAround(0, 999_999, 1_000_000)).toEqual({ from: 0, until: 1_000_000, each: 2_223 })
})

it('finds the trades that have some part within it', () => {
  const trades = {
    count: 4,
    entryBar: Uint32Array.of(0, 4, 12, 20),
    exitBar: Uint32Array.of(3, 10, 19, 25),
  }
  const within = (from: number, until: number) => tradesWithin(trades, { from, until, each: 1 })

  expect(within(10, 20)).toEqual([1, 2])
  expect(within(0, 26)).toEqual([0, 1, 2, 3])
  expect(within(26, 30)).toEqual([])
})
