import { type Big, decimal, type Decimal, exact } from '../decimal'
import type { OrderSide, OrderTerms } from '../entry'

/** The price that an order waits for, and the direction from which the market must reach it. */
export interface Awaited {
  price: Decimal
  /** The effect of that price: the order is filled, or it wakes. */
  brings: 'fill' | 'waking'
  /** Whether prices at or above it count, or those at or below. */
  from: 'above' | 'below'
}

/** A purchase waits for a limit from below and for a stop from above, a sale the other way round. */
export function awaitedBy({
  side,
  limit,
  stop,
  isWoken,
}: OrderTerms & { side: OrderSide; isWoken: boolean }): Awaited {
  const isBuy = side === 'buy'
  if (stop !== undefined && !isWoken) {
    const brings = limit === undefined ? 'fill' : 'waking'
    return { price: stop, brings, from: isBuy ? 'above' : 'below' }
  }
  return { price: limit ?? '0', brings: 'fill', from: isBuy ? 'below' : 'above' }
}

/**
 * The possible prices at which an order opens its position: its own, and for a stop-limit also the stop's if the limit
 * allows it. A limit that the market has already passed is filled at the market price.
 */
export function openingPrices(
  order: OrderTerms & { side: OrderSide; isWoken: boolean },
  market: Big,
): readonly Decimal[] {
  const first = awaitedBy(order)
  if (first.brings === 'waking') {
    const limit = awaitedBy({ ...order, isWoken: true })
    return isReached(limit, exact(first.price)) ? [first.price, limit.price] : [limit.price]
  }
  const isAtLimit = order.stop === undefined || order.isWoken
  return [isAtLimit && isReached(first, market) ? decimal(market) : first.price]
}

/** Whether a price is the awaited one, or beyond it. */
export function isReached({ price, from }: Pick<Awaited, 'price' | 'from'>, at: Big): boolean {
  return from === 'above' ? at.gte(exact(price)) : at.lte(exact(price))
}
