import { erasableAtom } from '@aldergate/platform'
import { marketMinuteAtom } from '@aldergate/market/state'
import { performanceAtom } from '@aldergate/ledger/state'
import { atom } from 'jotai'
import { leaderboard, ownResult } from './leaderboard'
import { type LeaderboardPeriod, TRADERS } from './traders.data'

export const periodAtom = erasableAtom<LeaderboardPeriod>('all')

export const leaderboardAtom = atom((get) => {
  const period = get(periodAtom)
  const own = ownResult(get(performanceAtom).roundTrips, period, get(marketMinuteAtom))
  return leaderboard(TRADERS, own, period)
})
