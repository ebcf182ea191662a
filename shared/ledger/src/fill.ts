import { isPair } from '@aldergate/market'
import { accountOf } from './account'
import { type Book, bookWith } from './book'
import { decimal, exact, pounds, sum, ZERO } from './decimal'
import { type Fill, fillIdOf, type GbpPair, isGbpPair, type Ledger, type OrderSide } from './entry'
import { foundIn } from './entryIndex'
import { foldOf } from './fold'
import { nextEntryAt } from './merge'
import { MAX_ORDER_ID_LENGTH, type Order, type OrderResult, type Refusal } from './order'
import { normalQuantity, quantityProblem } from './quantity'
import { quotedPrice } from './quotedPrice'
import { feeOf, valueOf } from './value'

/** An older price is refused. */
export const MAX_PRICE_AGE_MS = 10_000

/** What the engine has to know of the market, at the moment of the order. */
export interface MarketFacts {
  /** Epoch milliseconds. */
  now: number
  /** When the prices last stepped, in epoch milliseconds. */
  steppedAt: number
  priceOf: (pair: GbpPair) => number
  /** Those that were on the screen within `MAX_PRICE_AGE_MS`, that of now included. */
  recentPricesOf: (pair: GbpPair) => readonly number[]
}

/** Carries the order out, or says why not. What it changes is the fill that it gives, to be added to the ledger. */
export function placeOrder(ledger: Ledger, order: Order, market: MarketFacts): OrderResult {
  checkOrderId(order.orderId)
  const known = fillOf(ledger, order.orderId)
  if (known) return { status: 'duplicate', fill: known }
  if (!isPair(order.pair)) return refused({ reason: 'unknown-pair' })
  if (!isGbpPair(order.pair)) return refused({ reason: 'pair-not-in-pounds' })
  const problem = quantityProblem(order.quantity)
  if (problem) return refused({ reason: 'invalid-quantity', problem })
  if (!(order.price > 0 && order.price < Infinity)) return refused({ reason: 'price-not-quoted' })
  const fill = fillFor({ ...order, pair: order.pair }, nextEntryAt(ledger, market.now))
  const { book } = foldOf(ledger)
  const refusal =
    priceRefusal(fill, market, order.placedAt) ??
    moneyRefusal(fill, book) ??
    shortRefusal(fill, market, book)
  return refusal ? refused(refusal) : { status: 'filled', fill }
}

/** The fill of an order, also of one that was taken back. */
export function fillOf(ledger: Ledger, orderId: string): Fill | undefined {
  return foundIn(foldOf(ledger).index.fills, fillIdOf(orderId), ledger.length)
}

function fillFor(order: Order & { pair: GbpPair }, at: number): Fill {
  const { orderId, pair, side, pricedAt } = order
  const quantity = normalQuantity(order.quantity)
  const price = quotedPrice(pair, order.price)
  const units = exact(quantity)
  return {
    kind: 'fill',
    id: fillIdOf(orderId),
    at,
    orderId,
    pair,
    side,
    quantity,
    price: decimal(price),
    pricedAt,
    value: pounds(valueOf(units, price)),
    fee: pounds(feeOf(units, price)),
  }
}

/** The older of the two times counts: what the order says, and what the market knows. */
function priceRefusal(
  { pair, price, pricedAt }: Fill,
  market: MarketFacts,
  placedAt: number = market.now,
): Refusal | undefined {
  // Nobody orders before the price is there, nor later than now.
  const orderedAt = placedAt < pricedAt ? market.now : Math.min(placedAt, market.now)
  const ageMs = orderedAt - Math.min(pricedAt, market.steppedAt)
  if (!(ageMs <= MAX_PRICE_AGE_MS)) return { reason: 'stale-price', ageMs }
  const wasQuoted = market
    .recentPricesOf(pair)
    .some((known) => quotedPrice(pair, known).eq(exact(price)))
  return wasQuoted ? undefined : { reason: 'price-not-quoted' }
}

function moneyRefusal({ side, value, fee }: Fill, { cash }: Book): Refusal | undefined {
  if (exact(value).eq(ZERO)) return { reason: 'value-too-small' }
  const needed = exact(value).plus(exact(fee))
  if (!spends(side) || needed.lte(cash)) return undefined
  return { reason: 'not-enough-cash', value, fee, needed: pounds(needed), cash: pounds(cash) }
}

/**
 * What a short brings in is cash, to be spent like any other. In return all shorts together must not be
 * worth more than the account, when one of them is opened or widened.
 */
function shortRefusal(fill: Fill, market: MarketFacts, book: Book): Refusal | undefined {
  const held = book.holdings.get(fill.pair)?.quantity ?? ZERO
  if (spends(fill.side) || held.gte(exact(fill.quantity))) return undefined
  const after = accountOf(bookWith(book, fill), market.priceOf)
  const shorts = after.positions.filter(({ isShort }) => isShort)
  const owed = sum(shorts.map(({ value }) => exact(value).abs()))
  if (owed.lte(exact(after.equity))) return undefined
  const { value, fee } = fill
  return { reason: 'short-beyond-equity', value, fee, shorts: pounds(owed), equity: after.equity }
}

function spends(side: OrderSide): boolean {
  return side === 'buy'
}

function refused(refusal: Refusal): OrderResult {
  return { status: 'refused', ...refusal }
}

function checkOrderId(orderId: string) {
  if (orderId.length > 0 && orderId.length <= MAX_ORDER_ID_LENGTH) return
  throw new RangeError(
    `An order needs an id of 1 to ${MAX_ORDER_ID_LENGTH} characters: make it by newOrderId()`,
  )
}
