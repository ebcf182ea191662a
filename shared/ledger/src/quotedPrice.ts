import { pairDecimals } from '@aldergate/market'
import { type Big, exactNumber } from './decimal'
import type { GbpPair } from './entry'

/**
 * A price with the decimals that the pair is shown with. Orders are filled and positions valued at it, so
 * that quantity times the price on the screen is the amount on the screen.
 */
export function quotedPrice(pair: GbpPair, price: number): Big {
  return exactNumber(price).round(pairDecimals(pair))
}
