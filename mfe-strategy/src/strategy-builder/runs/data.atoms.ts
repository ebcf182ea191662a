import { openingAtom } from '@aldergate/market/state'
import type { BacktestRequest } from '@aldergate/market/strategy'
import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { candleFileAtom, canUseDataAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { candleCount } from './terms'
import { termsAtom } from './terms.atoms'

const pairAtom = atom((get) => get(strategyAtom).pair)
const timeframeAtom = atom((get) => get(strategyAtom).timeframe)

/** Returns the data for a run: the market up to a moment, or a file; null if that cannot be used. */
export const dataAtom = atom((get): ((at: number) => BacktestRequest['data'] | null) => {
  if (get(dataSourceAtom) === 'file') {
    const own = get(canUseDataAtom) ? get(candleFileAtom) : null
    return () => own && { from: 'store', bars: own.bars }
  }
  const [opening, pair] = [get(openingAtom), get(pairAtom)]
  const count = candleCount(get(termsAtom), get(timeframeAtom))
  return (at) => ({ from: 'market', opening, pair, at, count })
})
