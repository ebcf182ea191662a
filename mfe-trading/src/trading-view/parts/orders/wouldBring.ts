import {
  type Decimal,
  exact,
  feeOf,
  type Fill,
  type Pounds,
  pounds,
  valueOf,
  type Position,
} from '@aldergate/ledger'
import type { OpenOrder } from '@aldergate/ledger/orders'

/** What an order closes, and from which price its profit counts. */
export interface Closing {
  side: OpenOrder['side']
  /** Units. */
  quantity: Decimal
  /** GBP per unit: what was paid, or will be. */
  openedAt: Decimal
}

/** What there is to close. */
interface Closable {
  open: readonly OpenOrder[]
  fills: readonly Pick<Fill, 'orderId' | 'price'>[]
  position: Held | undefined
}

type Held = Pick<Position, 'isShort' | 'quantity' | 'averageCost'>

/**
 * What an order closes: the position of the order that it comes after, filled or not, from that order's price;
 * else as much as is held against it, from its average cost. `undefined` for an order that opens or adds.
 */
export function closingOf(
  order: Pick<OpenOrder, 'side' | 'quantity' | 'after'>,
  { open, fills, position }: Closable,
): Closing | undefined {
  const { side, quantity, after } = order
  if (after === undefined) return closingOfHeld(order, position)
  const parent = open.find(({ orderId }) => orderId === after)
  const openedAt = parent
    ? (parent.limit ?? parent.stop)
    : fills.find(({ orderId }) => orderId === after)?.price
  return openedAt === undefined ? undefined : { side, quantity, openedAt }
}

/** Of an order that comes after none. */
export function closingOfHeld(
  { side, quantity }: Pick<Closing, 'side' | 'quantity'>,
  position: Held | undefined,
): Closing | undefined {
  if (!position || position.isShort !== (side === 'buy')) return undefined
  const held = position.quantity.replace('-', '')
  const closed = exact(held).lt(exact(quantity)) ? held : quantity
  return { side, quantity: closed, openedAt: position.averageCost }
}

/** The profit or loss of closing at a price, after the fee of closing. */
export function profitAt({ side, quantity, openedAt }: Closing, price: Decimal): Pounds {
  const units = exact(quantity)
  const paid = valueOf(units, exact(openedAt))
  const value = valueOf(units, exact(price))
  const gain = side === 'sell' ? value.minus(paid) : paid.minus(value)
  return pounds(gain.minus(feeOf(units, exact(price))))
}
