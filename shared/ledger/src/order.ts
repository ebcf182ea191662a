import type { Pounds } from './decimal'
import type { Fill, OrderSide, Reversal } from './entry'

/** As many characters as the id of an order may have. */
export const MAX_ORDER_ID_LENGTH = 100

/** What a trader, or a bot, asks for. */
export interface Order {
  /** Made when the ticket opens: however often it is sent, it is filled once. */
  orderId: string
  pair: string
  side: OrderSide
  /** Units as typed: above zero, at most 8 decimals. */
  quantity: string
  /** The price that was on the screen, in GBP per unit: `quote.price`. */
  price: number
  /** When the market stepped to that price: `marketSteppedAtAtom`, read together with it. */
  pricedAt: number
  /**
   * When the trader placed it, in epoch milliseconds, if a browser's alert has held the page up since:
   * the price was as old as it was then.
   */
  placedAt?: number
}

export type QuantityProblem = 'not-positive' | 'too-many-places' | 'too-large'

export type Refusal =
  | { reason: 'unknown-pair' }
  /** Its price is in another currency, such as GBP/USD. */
  | { reason: 'pair-not-in-pounds' }
  | { reason: 'invalid-quantity'; problem: QuantityProblem }
  | { reason: 'stale-price'; ageMs: number }
  /** The market never had that price of late. */
  | { reason: 'price-not-quoted' }
  /** Worth less than a penny. */
  | { reason: 'value-too-small' }
  /** A buy, or a buy-back, beyond the cash: `needed` is the value and the fee. */
  | { reason: 'not-enough-cash'; value: Pounds; fee: Pounds; needed: Pounds; cash: Pounds }
  /** All shorts together would be worth more than the account: `shorts` against `equity`. */
  | { reason: 'short-beyond-equity'; value: Pounds; fee: Pounds; shorts: Pounds; equity: Pounds }

export type OrderResult =
  | { status: 'filled'; fill: Fill }
  /** The order was filled before: by this fill, and nothing was added. */
  | { status: 'duplicate'; fill: Fill }
  | ({ status: 'refused' } & Refusal)

export type ReversalRefusal =
  | 'unknown-order'
  | 'too-late'
  /** The pair was traded again since. */
  | 'superseded'
  /** The money of the sale was spent since. */
  | 'not-enough-cash'

export type ReversalResult =
  | { status: 'reversed'; reversal: Reversal }
  /** It was taken back before, and nothing was added. */
  | { status: 'duplicate'; reversal: Reversal }
  | { status: 'refused'; reason: ReversalRefusal }
