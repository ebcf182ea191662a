import type { Decimal } from '../decimal'
import type { LedgerEntry, OrderSide } from '../entry'
import type { AccountRefusal, OrdersOff, RequestRefusal } from '../order'
import type { NumberProblem } from '../typedDecimal'

/** The purpose of a price in an order. */
export type PriceField = 'limit' | 'stop' | 'takeProfit' | 'stopLoss'

/** A resting order as requested by a trader. Numbers are as typed. */
export interface OrderRequest {
  /** Made when the ticket opens: however often it is sent, it is placed once. */
  orderId: string
  pair: string
  side: OrderSide
  quantity: string
  /** Together with a stop it is a stop-limit order. With neither, the exits close what is held. */
  limit?: string
  stop?: string
  /** Prices at which the position is closed, whichever comes first, once the order has opened it. */
  takeProfit?: string
  stopLoss?: string
}

export type OrderRefusal =
  | RequestRefusal
  | AccountRefusal
  | OrdersOff
  | { reason: 'invalid-price'; field: PriceField; problem: NumberProblem; places: number }
  /** It would be reached at once: it must be above, or below, `price`. */
  | { reason: 'wrong-side'; field: PriceField; must: 'above' | 'below'; price: Decimal }
  /** An exit of a position that is not there, or not as large. */
  | { reason: 'nothing-to-close'; held: Decimal }
  /** An exit on the position's own side, with this many units: `side` would close it. */
  | { reason: 'other-side-closes'; side: OrderSide; held: Decimal }
  /** Exits of an order that opens no position: it only reduces the existing one, of this many units. */
  | { reason: 'opens-nothing'; side: OrderSide; held: Decimal }
  /** An exit that would close more than the order that it waits for opens. */
  | { reason: 'larger-than-entry'; entry: Decimal }
  /** Neither a price to rest at nor one to close at. */
  | { reason: 'no-price' }
  /** With the orders that this would be, more would be open than may be at once. */
  | { reason: 'too-many-orders'; open: number; asked: number; most: number }
  /** It was filled or ended meanwhile. */
  | { reason: 'not-open' }
  /** A new stop for an order whose stop was already triggered: only its limit counts. */
  | { reason: 'stop-reached' }

export type OrderRequestResult =
  { status: 'placed'; entries: readonly LedgerEntry[] } | ({ status: 'refused' } & OrderRefusal)
