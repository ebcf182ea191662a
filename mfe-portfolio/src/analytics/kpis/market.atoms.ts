import { ALL_PAIRS, type Opening } from '@aldergate/market'
import {
  hourlyClosesAtom,
  marketSteppedAtAtom,
  openingAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { atom } from 'jotai'
import { selectAtom } from '@aldergate/platform'
import { startTransition } from 'react'
import { marketKpis, type MarketPast, marketPast, type PairHours } from './marketKpis'

/** Every pair of the market, hour by hour. */
export const marketHoursAtom = atom((get): readonly PairHours[] =>
  ALL_PAIRS.map((pair) => ({
    pair,
    open: get(quoteAtom(pair)).open,
    ...get(hourlyClosesAtom(pair)),
  })),
)

const isMadeAtom = atom(false)

/** Whether the hours have been computed once: from then on they are cached. */
export const areHoursMadeAtom = atom((get) => get(isMadeAtom))

/** The steps that make the hours, pair after pair: all at once they would keep a phone from answering for a second. */
export const makeHoursAtom = atom(null, (get, set) =>
  (function* () {
    for (const pair of ALL_PAIRS) {
      get(hourlyClosesAtom(pair))
      yield
      // Reading `open` computes the quote.
      void get(quoteAtom(pair)).open
      yield
    }
    get(pastAtom)
    yield
    // A transition renders in slices, so the page stays responsive.
    startTransition(() => set(isMadeAtom, true))
  })(),
)

const momentAtom = atom((get) => ({ opening: get(openingAtom), market: get(marketHoursAtom) }))

/** Recomputed with each hour that ends and with another market, but not with each price step. */
const pastAtom = selectAtom(momentAtom, ({ opening, market }, held?: HeldPast): HeldPast => {
  const isHeld = held?.opening === opening && held.past.endedAt === market[0]?.endedAt
  return isHeld ? held : { opening, past: marketPast(market) }
})

interface HeldPast {
  opening: Opening
  past: MarketPast
}

/** None until the hours are made. */
export const marketKpisAtom = atom((get) =>
  get(areHoursMadeAtom)
    ? marketKpis(get(marketHoursAtom), get(marketSteppedAtAtom), get(pastAtom).past)
    : [],
)
