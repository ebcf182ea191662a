import { erasableAtom } from '@aldergate/shared/state/erasure'
import { accountAtom } from '@aldergate/shared/state/ledger'
import { quoteAtom } from '@aldergate/shared/state/prices'
import { atom } from 'jotai'
import { equityDayAgo, holdingsOf } from './holdings'
import { DEFAULT_TIMEFRAME, type Timeframe, type Worth } from './timeframe'

/** The period that the trader looks at; it stays while other pages are open. */
export const timeframeAtom = erasableAtom<Timeframe>(DEFAULT_TIMEFRAME)

/** The positions of the ledger at the prices of now. */
export const holdingsAtom = atom((get) =>
  holdingsOf(get(accountAtom).positions, (pair) => get(quoteAtom(pair)).open),
)

export const worthAtom = atom((get): Worth => {
  const { equity, netDeposits, cash } = get(accountAtom)
  return { equity, netDeposits, equityDayAgo: equityDayAgo(cash, get(holdingsAtom)) }
})
