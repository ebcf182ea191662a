import { ALL_PAIRS, type Pair, pairName } from '@aldergate/market'

/** The pairs that are not on the list and match a search by symbol or by their name in any language, in the market's order. */
export function pairsToAdd(watched: readonly Pair[], query: string): Pair[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return ALL_PAIRS.filter((pair) => {
    const text = [pair, ...Object.values(pairName(pair))].join(' ').toLowerCase()
    return !watched.includes(pair) && words.every((word) => text.includes(word))
  })
}
