import { ALL_PAIRS } from '@aldergate/shared/market/pairs'
import { hourlyClosesAtom, quoteAtom } from '@aldergate/shared/state/prices'
import { atom } from 'jotai'
import { marketKpis, type PairHours } from './marketKpis'

/** Every pair of the market, hour by hour. */
export const marketHoursAtom = atom((get): readonly PairHours[] =>
  ALL_PAIRS.map((pair) => ({
    pair,
    open: get(quoteAtom(pair)).open,
    ...get(hourlyClosesAtom(pair)),
  })),
)

export const marketKpisAtom = atom((get) => marketKpis(get(marketHoursAtom)))
