import { type Pair, poundPairOf } from '@aldergate/market'

/** Returns the quote currency of a pair, or `undefined` for the pound. */
export function foreignCurrencyOf(pair: Pair): string | undefined {
  return poundPairOf(pair) === pair ? undefined : pair.split('/')[1]
}
