import { type Pair, pairDecimals } from '@aldergate/market'
import { useFormat } from '@aldergate/ui'

/** Writes a pair's prices with the decimals of its default price, so that a tick never changes their width. */
export function usePairPrice(): (pair: Pair, price: number) => string {
  const format = useFormat()
  return (pair, price) => format.price(price, pairDecimals(pair))
}
