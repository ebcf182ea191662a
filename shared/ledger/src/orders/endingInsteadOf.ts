import type { EndReason, Fill, GbpPair } from '../entry'
import { moneyRefusal, shortRefusal, valueRefusal } from '../fillRefusals'
import type { Fold } from '../fold'
import type { OpenOrder } from '../openOrders'
import { reservesOf } from '../reserves'
import { isSameWish } from './isSameWish'

/**
 * Why an order whose price was reached cannot be filled, if so: its money may be gone, because a stop was filled above
 * its reserved price or a sale was reversed.
 */
export function endingInsteadOf(
  fill: Fill,
  order: OpenOrder,
  { book, orders }: Pick<Fold, 'book' | 'orders'>,
  priceOf: (pair: GbpPair) => number,
): EndReason | undefined {
  const others = [...orders.open.values()].filter((other) => !isSameWish(other, order))
  if (valueRefusal(fill, book) ?? moneyRefusal(fill, book, reservesOf(others))) return 'cash'
  return shortRefusal(fill, priceOf, book) ? 'equity' : undefined
}
