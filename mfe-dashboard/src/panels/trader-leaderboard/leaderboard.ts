import { exact, pounds, type RoundTrip, sum } from '@aldergate/ledger'
import { DAY_MS } from '@aldergate/market'
import type { LeaderboardPeriod, Trader, TraderResult } from './traders.data'

export const PERIODS = ['7d', '30d', 'all'] as const satisfies readonly LeaderboardPeriod[]

/** With fewer trades a win rate says little. */
export const FEW_TRADES = 10

const PERIOD_MS: Readonly<Record<LeaderboardPeriod, number>> = {
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  all: Infinity,
}

export interface LeaderboardRow extends TraderResult {
  /** 1 for the highest profit; traders with the same profit share a rank. */
  rank: number
  isOwn: boolean
  /** Empty for the trader's own row. */
  username: string
  /** Percent of the trades; `undefined` without any. */
  winRate: number | undefined
}

/** Returns the result of the trader's closed trades of the period, after fees. */
export function ownResult(
  roundTrips: readonly RoundTrip[],
  period: LeaderboardPeriod,
  now: number,
): TraderResult {
  const closed = roundTrips.filter(({ closedAt }) => now - closedAt <= PERIOD_MS[period])
  return {
    totalProfit: Number(pounds(sum(closed.map(({ netProfit }) => exact(netProfit))))),
    wins: closed.filter(({ netProfit }) => Number(netProfit) > 0).length,
    trades: closed.length,
  }
}

/** The sample traders with the own result among them, the highest profit first. */
export function leaderboard(
  traders: readonly Trader[],
  own: TraderResult,
  period: LeaderboardPeriod,
): LeaderboardRow[] {
  const results = [
    { username: '', isOwn: true, ...own },
    ...traders.map(({ username, results: byPeriod }) => ({
      username,
      isOwn: false,
      ...byPeriod[period],
    })),
  ].toSorted((one, other) => other.totalProfit - one.totalProfit)
  return results.map((row) => ({
    ...row,
    rank: 1 + results.findIndex(({ totalProfit }) => totalProfit === row.totalProfit),
    winRate: row.trades > 0 ? (row.wins / row.trades) * 100 : undefined,
  }))
}
