import { atom } from 'jotai'
import * as v from 'valibot'
import { isPair, type Pair, TRADE_TICKERS } from '../pairs'

const DEFAULT_LENGTH = 5

export const DEFAULT_WATCHLIST: readonly Pair[] = TRADE_TICKERS.slice(0, DEFAULT_LENGTH)

/** A watchlist from outside: pairs of this market, without duplicates. */
export const WatchlistSchema = v.pipe(
  v.array(v.custom<Pair>((text) => typeof text === 'string' && isPair(text), 'No such pair.')),
  v.check((pairs) => new Set(pairs).size === pairs.length, 'A pair stands twice.'),
)

/** In the trader's order, without duplicates. */
export const watchlistAtom = atom(DEFAULT_WATCHLIST)

/** Appends the pair; one that is on the list already keeps its position. */
export const addToWatchlistAtom = atom(null, (_get, set, added: Pair) => {
  set(watchlistAtom, (pairs) => (pairs.includes(added) ? pairs : [...pairs, added]))
})

export const removeFromWatchlistAtom = atom(null, (_get, set, removed: Pair) => {
  set(watchlistAtom, (pairs) => pairs.filter((pair) => pair !== removed))
})

/** Moves a pair of the list to the place `to`, counted from 0 without it. */
export const moveInWatchlistAtom = atom(
  null,
  (_get, set, { pair, to }: { pair: Pair; to: number }) => {
    set(watchlistAtom, (pairs) =>
      pairs.includes(pair)
        ? pairs.filter((other) => other !== pair).toSpliced(Math.max(0, to), 0, pair)
        : pairs,
    )
  },
)
