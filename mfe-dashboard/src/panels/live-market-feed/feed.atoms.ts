import type { Pair, Quote } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { quoteAtom } from '@aldergate/market/state'
import { type Atom, atom } from 'jotai'
import { type FeedId, FEEDS } from './feeds.data'

/** The quotes of each feed, in the feed's order. */
export const FEED_QUOTES: Readonly<Record<FeedId, Atom<readonly Quote[]>>> = {
  crypto: quotesAtom(FEEDS.crypto),
  forex: quotesAtom(FEEDS.forex),
  global: quotesAtom(FEEDS.global),
}

/** Kept outside the panel, so that hiding a panel and showing it again keeps its pins. */
export const pinnedPairsAtom = erasableAtom<readonly Pair[]>([])

export const togglePinAtom = atom(null, (_get, set, pair: Pair) => {
  set(pinnedPairsAtom, (pinned) =>
    pinned.includes(pair) ? pinned.filter((other) => other !== pair) : [...pinned, pair],
  )
})

function quotesAtom(pairs: readonly Pair[]): Atom<readonly Quote[]> {
  return atom((get) => pairs.map((pair) => get(quoteAtom(pair))))
}
