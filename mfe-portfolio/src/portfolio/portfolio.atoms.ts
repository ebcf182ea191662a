import { quoteAtom } from '@aldergate/shared/state/prices'
import { atom } from 'jotai'
import { totalsOf, valuedHoldings } from './holding'
import { HOLDINGS } from './holdings.data'
import { DEFAULT_TIMEFRAME, type Timeframe } from './timeframe'

/** The period that the trader looks at; it stays while other pages are open. */
export const timeframeAtom = atom<Timeframe>(DEFAULT_TIMEFRAME)

/** The holdings at the prices of now. */
export const valuedHoldingsAtom = atom((get) =>
  valuedHoldings(HOLDINGS, (pair) => get(quoteAtom(pair))),
)

export const totalsAtom = atom((get) => totalsOf(get(valuedHoldingsAtom)))
