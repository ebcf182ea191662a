import { type Pair, poundPairOf, reversedPrice } from '@aldergate/market'
import type { GbpPair, OrderSide } from './entry'

/** A draft order as requested, on any pair of the market. */
export interface AskedDraft {
  pair: Pair
  side?: OrderSide
  /** Units of the base, as typed. */
  amount?: string
  /** In the unit of the pair's price; older versions of the trading remote name that of a row of their order book. */
  price?: number
}

/** The same order as it is traded: GBP per unit. */
export interface PoundDraft extends AskedDraft {
  pair: GbpPair
  /** The requested pair, if it is the reverse of the traded one. */
  asked?: Pair
}

/**
 * Returns the draft in pounds: buying GBP/USD is selling USD/GBP, of which the trader then says the amount in dollars.
 */
export function poundDraft({ pair, side, amount, price }: AskedDraft): PoundDraft {
  const traded = poundPairOf(pair)
  if (traded === pair) return { pair: traded, side, amount, price }
  return {
    pair: traded,
    asked: pair,
    side: side && (side === 'buy' ? 'sell' : 'buy'),
    price: price && reversedPrice(price),
  }
}
