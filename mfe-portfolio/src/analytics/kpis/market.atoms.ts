import { ALL_PAIRS } from '@aldergate/market'
import { hourlyClosesAtom, quoteAtom } from '@aldergate/market/state'
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
