import { type Decimal, type GbpPair, quotedPrice } from '@aldergate/ledger'
import { quoteAtom } from '@aldergate/market/state'
import { useAtomCallback } from '@aldergate/platform'

/** Reads the price of now, as it is quoted, when it is asked for: what is drawn does not follow it. */
export function useCurrentPrice(pair: GbpPair): () => Decimal {
  return useAtomCallback((get) => quotedPrice(pair, get(quoteAtom(pair)).price).toFixed())
}
