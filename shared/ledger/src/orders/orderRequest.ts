import type { Decimal } from '../decimal'
import type { LedgerEntry, OrderSide } from '../entry'
import type { AccountRefusal, OrdersOff, RequestRefusal } from '../order'
import type { NumberProblem } from '../typedDecimal'

/** The purpose of a price in an order. */
export type PriceField = 'limit' | 'stop' | 'takeProfit' | 'stopLoss'

/** A resting order as a trader asks for it. Numbers are as typed. */
export interface OrderRequest {
  /** Made when the ticket opens: however often it is sent, it is placed once. */
  orderId: string
  pair: string
  side: OrderSide
  quantity: string
  /** With a stop as well, a limit that the stop wakes. With neither, what follows closes what is held. */
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
  /** An exit on the side of the position itself, of so many units: `side` closes it. */
  | { reason: 'other-side-closes'; side: OrderSide; held: Decimal }
  /** Exits of an order that opens no position: it only lessens the one that is there, of so many units. */
  | { reason: 'opens-nothing'; side: OrderSide; held: Decimal }
  /** An exit that would close more than the order that it waits for opens. */
  | { reason: 'larger-than-entry'; entry: Decimal }
  /** Neither a price to rest at nor one to close at. */
  | { reason: 'no-price' }
  /** With the orders that this would be, more would be open than may be at once. */
  | { reason: 'too-many-orders'; open: number; asked: number; most: number }
  /** It was filled or ended meanwhile. */
  | { reason: 'not-open' }
  /** Another stop for an order whose stop the market has reached: its limit alone still counts. */
  | { reason: 'stop-reached' }

export type OrderRequestResult =
  { status: 'placed'; entries: readonly LedgerEntry[] } | ({ status: 'refused' } & OrderRefusal)
