import type { RoundTrip } from '@aldergate/ledger'
import fc from 'fast-check'
import { leaderboard, ownResult } from './leaderboard'
import { TRADERS } from './traders.data'

const NOW = Date.UTC(2026, 5, 30)
const DAY_MS = 86_400_000

function closed(daysAgo: number, netProfit: string): RoundTrip {
  return {
    id: `fill ${daysAgo}`,
    pair: 'BTC/GBP',
    wasShort: false,
    quantity: '1',
    openedAt: 0,
    closedAt: NOW - daysAgo * DAY_MS,
    profit: netProfit,
    fees: '0.00',
    netProfit,
  }
}

it('counts the trades that were closed within the period', () => {
  const trips = [closed(40, '0.10'), closed(20, '0.20'), closed(7, '-5.00'), closed(1, '0.10')]

  expect(ownResult(trips, '7d', NOW)).toEqual({ totalProfit: -4.9, wins: 1, trades: 2 })
  expect(ownResult(trips, '30d', NOW)).toEqual({ totalProfit: -4.7, wins: 2, trades: 3 })
  expect(ownResult(trips, 'all', NOW)).toEqual({ totalProfit: -4.6, wins: 3, trades: 4 })
})

it('has no win rate without a trade', () => {
  const rows = leaderboard([], { totalProfit: 0, wins: 0, trades: 0 }, 'all')

  expect(rows).toMatchObject([{ isOwn: true, rank: 1, winRate: undefined }])
})

it('gives traders with the same profit the same rank', () => {
  const [first] = TRADERS
  if (!first) throw new Error('There are sample traders.')
  const own = first.results.all

  expect(leaderboard(TRADERS, own, 'all').map(({ rank }) => rank)).toEqual([1, 1, 3, 4, 5, 6, 7, 8])
})

it('ranks whatever the own profit is: by profit, with nobody lost', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (totalProfit) => {
      const rows = leaderboard(TRADERS, { totalProfit, wins: 1, trades: 2 }, '30d')
      expect(rows).toHaveLength(TRADERS.length + 1)
      const better = TRADERS.filter(({ results }) => results['30d'].totalProfit > totalProfit)
      expect(rows.find(({ isOwn }) => isOwn)?.rank).toBe(better.length + 1)
      for (const [index, row] of rows.slice(1).entries()) {
        expect(row.totalProfit).toBeLessThanOrEqual(rows[index]?.totalProfit ?? Number.NaN)
      }
    }),
  )
})
