import type { Decimal, Pounds } from './decimal'
import type { Fill, OrderSide, Reversal } from './entry'
import type { NumberProblem } from './typedDecimal'

/** The maximum number of characters in an order's id. */
export const MAX_ORDER_ID_LENGTH = 100

/** An order as requested by a trader or a bot. */
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

/** Why an account cannot carry an order. */
export type AccountRefusal =
  /** Worth less than a penny. */
  | { reason: 'value-too-small' }
  /** A buy, or a buy-back, beyond the cash: `needed` is the value and the fee. Of the cash, open orders may have reserved some. */
  | {
      reason: 'not-enough-cash'
      value: Pounds
      fee: Pounds
      needed: Pounds
      cash: Pounds
      reserved?: Pounds
    }
  /** Units that are held, but that open orders wait to sell. */
  | { reason: 'units-reserved'; free: Decimal; reserved: Decimal }
  /** All shorts together would be worth more than the account: `shorts` against `equity`. */
  | { reason: 'short-beyond-equity'; value: Pounds; fee: Pounds; shorts: Pounds; equity: Pounds }

/** This tab places no orders. */
export interface OrdersOff {
  reason: 'orders-off'
  /** It runs versions that are not live (`ordersOffAtom`), or another market than the account's (`isOtherMarketAtom`). */
  why: 'not-live' | 'other-market'
}

/** Why an order is invalid. */
export type RequestRefusal =
  | { reason: 'unknown-pair' }
  /** Its price is in another currency, such as GBP/USD. */
  | { reason: 'pair-not-in-pounds' }
  | { reason: 'invalid-quantity'; problem: NumberProblem }

export type Refusal =
  | RequestRefusal
  | AccountRefusal
  | { reason: 'stale-price'; ageMs: number }
  /** The market never had that price of late. */
  | { reason: 'price-not-quoted' }
  | OrdersOff

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
  /** Open orders wait to sell the units. */
  | 'units-reserved'

export type ReversalResult =
  | { status: 'reversed'; reversal: Reversal }
  /** It was already reversed; nothing was added. */
  | { status: 'duplicate'; reversal: Reversal }
  | { status: 'refused'; reason: ReversalRefusal }
