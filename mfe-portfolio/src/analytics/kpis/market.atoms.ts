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

const isMadeAtom = atom(false)

/** Whether the hours have been made once: then they cost no more than a look. */
export const areHoursMadeAtom = atom((get) => get(isMadeAtom))

/** The steps that make the hours, pair after pair: all at once they would keep a phone from answering for a second. */
export const makeHoursAtom = atom(null, (get, set) =>
  (function* () {
    for (const pair of ALL_PAIRS) {
      get(hourlyClosesAtom(pair))
      yield
    }
    set(isMadeAtom, true)
  })(),
)

/** None until the hours are made. */
export const marketKpisAtom = atom((get) =>
  get(areHoursMadeAtom) ? marketKpis(get(marketHoursAtom)) : [],
)
