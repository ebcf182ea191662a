import { type Pair, pairDecimals, type Quote } from '@aldergate/market'

interface Listed {
  pair: Pair
}

/** The items whose pair's name holds the searched text, whatever its case. */
export function matching<Item extends Listed>(items: readonly Item[], search: string): Item[] {
  const wanted = search.trim().toLowerCase()
  return items.filter(({ pair }) => pair.toLowerCase().includes(wanted))
}

/** Pinned pairs first; among the pinned, and among the others, the feed's own order stays. */
export function pinnedFirst<Item extends Listed>(
  items: readonly Item[],
  pinned: readonly Pair[],
): Item[] {
  return [
    ...items.filter(({ pair }) => pinned.includes(pair)),
    ...items.filter(({ pair }) => !pinned.includes(pair)),
  ]
}

/** The price as the feed shows it: what the trader saw is what a form is filled in with. */
export function shownPrice({ pair, price }: Pick<Quote, 'pair' | 'price'>): number {
  return Number(price.toFixed(pairDecimals(pair)))
}
