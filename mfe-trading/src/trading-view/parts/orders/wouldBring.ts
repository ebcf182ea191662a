import {
  type Decimal,
  exact,
  feeOf,
  type Pounds,
  pounds,
  valueOf,
  type Position,
} from '@aldergate/ledger'
import type { OpenOrder } from '@aldergate/ledger/orders'

/** What an order does with a position: from which price it counts its profit. */
interface Closing {
  side: OpenOrder['side']
  quantity: Decimal
  /** GBP per unit: what was paid, or will be. */
  openedAt: Decimal
}

/**
 * The price from which an order's profit counts: that of the order that it comes after, or the average
 * cost of what is held against it; `undefined` for an order that opens or adds.
 */
export function openedAtOf(
  order: Pick<OpenOrder, 'side' | 'after'>,
  open: readonly OpenOrder[],
  position: Pick<Position, 'isShort' | 'averageCost'> | undefined,
): Decimal | undefined {
  const parent = open.find(({ orderId }) => orderId === order.after)
  if (parent) return parent.limit ?? parent.stop
  const closes = position && position.isShort === (order.side === 'buy')
  return closes ? position.averageCost : undefined
}

/** The profit or loss of closing at a price, after the fee of closing. */
export function profitAt({ side, quantity, openedAt }: Closing, price: Decimal): Pounds {
  const units = exact(quantity)
  const paid = valueOf(units, exact(openedAt))
  const value = valueOf(units, exact(price))
  const gain = side === 'sell' ? value.minus(paid) : paid.minus(value)
  return pounds(gain.minus(feeOf(units, exact(price))))
}
