import {
  type Decimal,
  exact,
  feeOf,
  type Fill,
  type Pounds,
  pounds,
  valueOf,
  type Position,
  ZERO,
} from '@aldergate/ledger'
import type { OpenOrder } from '@aldergate/ledger/orders'

/** The part of a position that an order closes, and the price from which its profit counts. */
export interface Closing {
  side: OpenOrder['side']
  /** Units. */
  quantity: Decimal
  /** GBP per unit: the actual or expected opening price. */
  openedAt: Decimal
}

/** The orders, fills and position that an order might close. */
interface Closable {
  open: readonly OpenOrder[]
  fills: readonly Pick<Fill, 'orderId' | 'price'>[]
  position: Held | undefined
}

type Held = Pick<Position, 'isShort' | 'quantity' | 'averageCost'>

/**
 * Returns what an order closes. If it follows another order, filled or not, it closes that order's position, at that
 * order's price; otherwise the position held on the opposite side, at its average cost. `undefined` for an order that
 * opens or adds, and for one without anything to close.
 */
export function closingOf(
  order: Pick<OpenOrder, 'side' | 'quantity' | 'after'>,
  { open, fills, position }: Closable,
): Closing | undefined {
  const { after } = order
  const closing = closingOfHeld(order, position)
  if (after === undefined) return closing
  const parent = open.find(({ orderId }) => orderId === after)
  if (parent) {
    const opened = closingOfEntry(parent, parent.limit ?? parent.stop, position)
    return opened && { ...opened, quantity: lesser(order.quantity, opened.quantity) }
  }
  const openedAt = fills.find(({ orderId }) => orderId === after)?.price
  return closing && openedAt !== undefined ? { ...closing, openedAt } : undefined
}

/** For the exit of an order that is not filled yet: closes what that order opens, beyond what it closes itself. */
export function closingOfEntry(
  entry: Pick<Closing, 'side' | 'quantity'>,
  openedAt: Decimal | undefined,
  position: Held | undefined,
): Closing | undefined {
  const closed = closingOfHeld(entry, position)?.quantity ?? '0'
  const opened = exact(entry.quantity).minus(exact(closed))
  if (openedAt === undefined || opened.lte(ZERO)) return undefined
  return { side: entry.side === 'buy' ? 'sell' : 'buy', quantity: opened.toFixed(), openedAt }
}

/** For an order that follows no other. */
export function closingOfHeld(
  { side, quantity }: Pick<Closing, 'side' | 'quantity'>,
  position: Held | undefined,
): Closing | undefined {
  if (!position || position.isShort !== (side === 'buy')) return undefined
  const held = position.quantity.replace('-', '')
  return { side, quantity: lesser(held, quantity), openedAt: position.averageCost }
}

function lesser(one: Decimal, other: Decimal): Decimal {
  return exact(one).lt(exact(other)) ? one : other
}

/** The profit or loss of closing at a price, after the fee of closing. */
export function profitAt({ side, quantity, openedAt }: Closing, price: Decimal): Pounds {
  const units = exact(quantity)
  const paid = valueOf(units, exact(openedAt))
  const value = valueOf(units, exact(price))
  const gain = side === 'sell' ? value.minus(paid) : paid.minus(value)
  return pounds(gain.minus(feeOf(units, exact(price))))
}
