import { openingAtom } from '@aldergate/market/state'
import type { BacktestRequest } from '@aldergate/market/strategy'
import { atom } from 'jotai'
import { strategyAtom } from '../builder.atoms'
import { fittedBars } from '../own-data/fit'
import { candleFileAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { candleCount } from './terms'
import { termsAtom } from './terms.atoms'

const pairAtom = atom((get) => get(strategyAtom).pair)
const timeframeAtom = atom((get) => get(strategyAtom).timeframe)

/** The candles of the chosen file on the strategy's timeframe; `undefined` where there are none, or none that fit. */
const fittedBarsAtom = atom((get) => {
  const file = get(candleFileAtom)
  return file ? fittedBars(file, get(timeframeAtom)) : undefined
})

/** What the strategy is run over: the market up to a moment, or a file; nothing where that cannot be used. */
export const dataAtom = atom((get): ((at: number) => BacktestRequest['data'] | undefined) => {
  if (get(dataSourceAtom) === 'file') {
    const own = get(fittedBarsAtom)
    return () => own && { from: 'bars', ...own }
  }
  const [opening, pair] = [get(openingAtom), get(pairAtom)]
  const count = candleCount(get(termsAtom), get(timeframeAtom))
  return (at) => ({ from: 'market', opening, pair, at, count })
})
