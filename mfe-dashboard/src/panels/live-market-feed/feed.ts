import { type Pair, pairDecimals, type Quote } from '@aldergate/market'

/** The pairs whose name holds the searched text, whatever its case. */
export function matching(pairs: readonly Pair[], search: string): Pair[] {
  const wanted = search.trim().toLowerCase()
  return pairs.filter((pair) => pair.toLowerCase().includes(wanted))
}

/** Pinned pairs first; among the pinned, and among the others, the feed's own order stays. */
export function pinnedFirst(pairs: readonly Pair[], pinned: readonly Pair[]): Pair[] {
  return [
    ...pairs.filter((pair) => pinned.includes(pair)),
    ...pairs.filter((pair) => !pinned.includes(pair)),
  ]
}

/** The price rounded as the feed shows it, so that a form is filled in with what the trader saw. */
export function shownPrice({ pair, price }: Pick<Quote, 'pair' | 'price'>): number {
  return Number(price.toFixed(pairDecimals(pair)))
}
