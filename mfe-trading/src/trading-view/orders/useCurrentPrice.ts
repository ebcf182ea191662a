import { type Decimal, type GbpPair, quotedPrice } from '@aldergate/ledger'
import { quoteAtom } from '@aldergate/market/state'
import { useAtomCallback } from '@aldergate/platform'

/** Returns a function that reads the current quote on demand, without subscribing the component to it. */
export function useCurrentPrice(pair: GbpPair): () => Decimal {
  return useAtomCallback((get) => quotedPrice(pair, get(quoteAtom(pair)).price).toFixed())
}
