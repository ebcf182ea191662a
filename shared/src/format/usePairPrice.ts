import { type Pair, PAIRS } from '../market/pairs'
import { priceDecimals } from './numbers'
import { useFormat } from './useFormat'

/** Writes a pair's prices with the decimals of its default price, so that a tick never changes their width. */
export function usePairPrice(): (pair: Pair, price: number) => string {
  const format = useFormat()
  return (pair, price) => format.price(price, priceDecimals(PAIRS[pair].price))
}
