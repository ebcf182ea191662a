import { bookWith } from '../book'
import { type Big, type Decimal, decimal, exact, pounds, ZERO } from '../decimal'
import type { GbpPair, OrderSide, OrderTerms } from '../entry'
import { fillFor } from '../fillFor'
import {
  closableBy,
  fillableOf,
  heldOf,
  moneyRefusal,
  shortRefusal,
  unitsRefusal,
  valueRefusal,
} from '../fillRefusals'
import type { Fold } from '../fold'
import { quotedPrice } from '../quotedPrice'
import { feeOf, valueOf } from '../value'
import { isReached, openingPrices } from './awaited'
import type { OpenOrder } from '../openOrders'
import { isSameWish } from './isSameWish'
import type { OrderRefusal } from './orderRequest'
import { cashFor, reservesOf } from '../reserves'

/** Facts of the market that a request needs. */
export interface OrderFacts {
  /** Epoch milliseconds. */
  now: number
  /** The current price, in GBP per unit. */
  priceOf: (pair: GbpPair) => number
}

/** The requested part of an order. */
type Asked = OrderTerms & Pick<OpenOrder, 'pair' | 'side' | 'role' | 'group' | 'orderId'>

/**
 * Why an order cannot rest beside the open ones: its stop is already reached, or there would be no money or nothing to
 * sell for its fill.
 */
export function restingRefusal(
  asked: Asked,
  { book, orders }: Pick<Fold, 'book' | 'orders'>,
  facts: OrderFacts,
): OrderRefusal | undefined {
  const { pair, side, role } = asked
  const others = [...orders.open.values()].filter((order) => !isSameWish(order, asked))
  const reserves = reservesOf(others)
  const market = quotedPrice(pair, facts.priceOf(pair))
  const price = fillPriceOf(asked, market)
  const money = paymentOf(asked, price)

  const refusal =
    (role && closingRefusal(asked, heldOf(book, pair))) ?? sideRefusal(asked, market.toFixed())
  if (refusal) return refusal
  const noMoney =
    valueRefusal({ ...asked, value: money.value }, book) ??
    moneyRefusal(side === 'buy' ? { ...money, needed: cashFor(asked) } : money, book, reserves)
  if (noMoney) return noMoney
  const fill = fillFor({ ...asked, price: Number(price), pricedAt: facts.now }, facts.now)
  // It is filled when the market is at its price, which then also values the shorts.
  const priceThen = (other: GbpPair) => (other === pair ? Number(price) : facts.priceOf(other))
  return unitsRefusal(asked, book, reserves) ?? shortRefusal(fill, priceThen, book)
}

/** The order's own price, or the market price for a sale whose limit is already reached, because it is filled there. */
function fillPriceOf({ side, limit, stop }: Asked, market: Big): Decimal {
  const isSoldNow =
    side === 'sell' &&
    stop === undefined &&
    limit !== undefined &&
    isReached({ price: limit, from: 'above' }, market)
  return isSoldNow ? decimal(market) : (limit ?? stop ?? '0')
}

/**
 * Why an exit closes nothing. Checked first, because on the wrong side of a position its prices would also be on the
 * wrong side.
 */
function closingRefusal({ side, quantity }: Asked, held: Big): OrderRefusal | undefined {
  const closable = closableBy(side, held)
  if (closable.gte(exact(quantity))) return undefined
  const units = decimal(held.abs())
  return closable.lt(ZERO)
    ? { reason: 'other-side-closes', side: held.lt(ZERO) ? 'buy' : 'sell', held: units }
    : { reason: 'nothing-to-close', held: units }
}

/** Whether prices are on the correct side: `from` is the current price, or that at which a position will be opened. */
export function sideRefusal(
  { side, limit, stop, role }: Pick<Asked, 'side' | 'limit' | 'stop' | 'role'>,
  from: string,
): OrderRefusal | undefined {
  const [isBuy, price] = [side === 'buy', exact(from)]
  const stopMust = isBuy ? 'above' : 'below'
  if (stop !== undefined && isReached({ price: stop, from: stopMust }, price)) {
    return { reason: 'wrong-side', field: role ?? 'stop', must: stopMust, price: from }
  }
  const limitMust = isBuy ? 'below' : 'above'
  if (role && limit !== undefined && isReached({ price: limit, from: limitMust }, price)) {
    return { reason: 'wrong-side', field: role, must: limitMust, price: from }
  }
  return undefined
}

/** Why exits cannot follow an order: it only lessens the position that it meets, and leaves them nothing to close. */
export function openingRefusal(
  exits: readonly unknown[],
  { side, pair, quantity }: { side: OrderSide; pair: GbpPair; quantity: Decimal },
  { book }: Pick<Fold, 'book'>,
): OrderRefusal | undefined {
  const held = heldOf(book, pair)
  if (exits.length === 0 || closableBy(side, held).lt(exact(quantity))) return undefined
  return { reason: 'opens-nothing', side, held: decimal(held.abs()) }
}

/** Why exits cannot follow an open or a requested order: one of them is already reached at its opening price. */
export function exitsRefusal(
  exits: readonly Pick<Asked, 'side' | 'limit' | 'stop' | 'role'>[],
  entry: Parameters<typeof openingPrices>[0] & Pick<OpenOrder, 'pair'>,
  { priceOf }: Pick<OrderFacts, 'priceOf'>,
): OrderRefusal | undefined {
  const market = quotedPrice(entry.pair, priceOf(entry.pair))
  for (const from of openingPrices(entry, market)) {
    for (const exit of exits) {
      const refusal = sideRefusal(exit, from)
      if (refusal) return refusal
    }
  }
  return undefined
}

/**
 * Why exits cannot follow a sale: the cash would not pay for one of them. It needs what the exit costs beyond what the
 * sale brings.
 */
export function exitCashRefusal(
  exits: readonly Asked[],
  entry: Asked,
  { book, orders }: Pick<Fold, 'book' | 'orders'>,
  { now, priceOf }: OrderFacts,
): OrderRefusal | undefined {
  if (entry.side === 'buy') return undefined
  const { pair } = entry
  const price = Number(fillPriceOf(entry, quotedPrice(pair, priceOf(pair))))
  const sold = bookWith(book, fillFor({ ...entry, price, pricedAt: now }, now))
  const reserves = reservesOf(orders.open.values())
  for (const exit of exits) {
    const quantity = fillableOf(exit, heldOf(sold, pair))
    if (quantity === undefined) continue
    const payment = paymentOf({ ...exit, quantity }, exit.limit ?? exit.stop ?? '0')
    const needed = cashFor({ ...exit, quantity }).minus(sold.cash.minus(book.cash))
    const refusal = moneyRefusal({ ...payment, needed }, book, reserves)
    if (refusal) return refusal
  }
  return undefined
}

function paymentOf({ side, quantity }: Pick<Asked, 'side' | 'quantity'>, price: Decimal) {
  const [units, each] = [exact(quantity), exact(price)]
  return { side, value: pounds(valueOf(units, each)), fee: pounds(feeOf(units, each)) }
}
