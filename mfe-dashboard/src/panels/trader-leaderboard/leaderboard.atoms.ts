import { erasableAtom } from '@aldergate/platform'
import { marketSteppedAtAtom } from '@aldergate/market/state'
import { performanceAtom } from '@aldergate/ledger/state'
import { atom } from 'jotai'
import { MINUTE_MS } from '@aldergate/market'
import { leaderboard, ownResult } from './leaderboard'
import { type LeaderboardPeriod, TRADERS } from './traders.data'

export const periodAtom = erasableAtom<LeaderboardPeriod>('all')

/** Whole minutes, so that a step of the prices renders nothing. */
const nowAtom = atom((get) => Math.floor(get(marketSteppedAtAtom) / MINUTE_MS) * MINUTE_MS)

export const leaderboardAtom = atom((get) => {
  const period = get(periodAtom)
  const own = ownResult(get(performanceAtom).roundTrips, period, get(nowAtom))
  return leaderboard(TRADERS, own, period)
})
