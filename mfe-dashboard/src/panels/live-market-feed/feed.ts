import { type Pair } from '@aldergate/shared/market/pairs'

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
