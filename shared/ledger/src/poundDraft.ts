import { type Pair, poundPairOf, reversedPrice } from '@aldergate/market'
import type { GbpPair, OrderSide } from './entry'

/** An order as somebody asks for it, on any pair of the market. */
export interface AskedDraft {
  pair: Pair
  side?: OrderSide
  /** Units of what stands before the slash, as they would be typed. */
  amount?: string
  /** In the unit of the pair's price, such as that of a row of the order book. */
  price?: number
}

/** The same order as it is traded: GBP per unit. */
export interface PoundDraft extends AskedDraft {
  pair: GbpPair
  /** The pair that was asked for, where it is the other way round. */
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
