import { exact } from '../decimal'
import type { EndReason, Fill, GbpPair } from '../entry'
import { heldOf, moneyRefusal, shortRefusal } from '../fillRefusals'
import type { Fold } from '../fold'
import type { OpenOrder } from '../openOrders'
import { reservesOf } from '../reserves'
import { isSameWish } from './isSameWish'

/**
 * Why an order whose price has come cannot be filled, if so: its money is gone since, because a stop was
 * filled dearer than it was reserved for or a sale was taken back, or what it was to close is.
 */
export function endingInsteadOf(
  fill: Fill,
  order: OpenOrder,
  { book, orders }: Pick<Fold, 'book' | 'orders'>,
  priceOf: (pair: GbpPair) => number,
): EndReason | undefined {
  if (order.role && !canClose(fill, heldOf(book, fill.pair))) return 'units'
  const others = [...orders.open.values()].filter((other) => !isSameWish(other, order))
  if (moneyRefusal(fill, book, reservesOf(others))) return 'cash'
  return shortRefusal(fill, priceOf, book) ? 'equity' : undefined
}

/** An exit closes what there is, and never opens the opposite. */
function canClose({ side, quantity }: Fill, held: ReturnType<typeof heldOf>): boolean {
  const open = side === 'sell' ? held : held.neg()
  return open.gte(exact(quantity))
}
