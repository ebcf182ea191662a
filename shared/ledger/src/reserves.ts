import { type Big, exact, type Pounds, pounds, sum } from './decimal'
import type { GbpPair, OrderTerms } from './entry'
import { feeOf, PENNY, valueOf } from './value'
import type { OpenOrder } from './openOrders'

/** The cash and the units that open orders reserve, so that nothing else spends them. */
export interface Reserves {
  cash: Big
  /** Units reserved by open sell orders. */
  unitsOf: (pair: GbpPair) => Big
}

/**
 * Sums what the orders need for their fills: purchases their value at their own price plus the fee, sales their units.
 * Only one order of a group will be filled, so the most expensive one counts. An order that still waits for another
 * needs nothing yet.
 */
export function reservesOf(orders: Iterable<OpenOrder>): Reserves {
  const cash = new Map<string, Big>()
  const units = new Map<GbpPair, Map<string, Big>>()
  for (const order of orders) {
    if (order.activeFrom === undefined) continue
    const place = order.group ?? order.orderId
    if (order.side === 'buy') {
      cash.set(place, larger(cash.get(place), cashFor(order)))
    } else {
      const ofPair = units.get(order.pair) ?? new Map<string, Big>()
      units.set(order.pair, ofPair.set(place, larger(ofPair.get(place), exact(order.quantity))))
    }
  }
  return {
    cash: sum(cash.values()),
    unitsOf: (pair) => sum(units.get(pair)?.values() ?? []),
  }
}

/**
 * Returns the most that a purchase costs at its price or a better one: there the fee may be a penny instead of none.
 */
export function neededCash(order: OrderTerms): Pounds {
  return pounds(cashFor(order))
}

/** The same, to compute with. */
export function cashFor({ quantity, limit, stop = '0' }: OrderTerms): Big {
  const [units, price] = [exact(quantity), exact(limit ?? stop)]
  const fee = feeOf(units, price)
  return valueOf(units, price).plus(fee.gt(PENNY) ? fee : PENNY)
}

function larger(one: Big | undefined, other: Big): Big {
  return one?.gt(other) ? one : other
}
