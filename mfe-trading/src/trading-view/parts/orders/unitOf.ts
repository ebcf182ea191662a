import type { Pair } from '@aldergate/market'

/** What is traded of a pair: `BTC` of `BTC/GBP`. */
export function unitOf(pair: Pair): string {
  return pair.slice(0, pair.indexOf('/'))
}
