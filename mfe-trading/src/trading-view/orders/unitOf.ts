import type { Pair } from '@aldergate/market'

/** Returns the unit that is traded of a pair: `BTC` of `BTC/GBP`. */
export function unitOf(pair: Pair): string {
  return pair.slice(0, pair.indexOf('/'))
}
