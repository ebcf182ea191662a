import { type Pair, poundPairOf } from '@aldergate/market'

/** Returns the currency that a pair is priced in, or `undefined` where that is the pound. */
export function foreignCurrencyOf(pair: Pair): string | undefined {
  return poundPairOf(pair) === pair ? undefined : pair.split('/')[1]
}
