import { isPair } from '@aldergate/market'
import { exact } from './decimal'
import { type Fill, fillIdOf, type GbpPair, isGbpPair, type Ledger } from './entry'
import { foundIn } from './entryIndex'
import { foldOf } from './fold'
import { nextEntryAt } from './merge'
import { MAX_ORDER_ID_LENGTH, type Order, type OrderResult, type Refusal } from './order'
import { fillFor } from './fillFor'
import { moneyRefusal, shortRefusal, unitsRefusal, valueRefusal } from './fillRefusals'
import { reservesOf } from './reserves'
import { readQuantity } from './quantity'
import { quotedPrice } from './quotedPrice'

/** An older price is refused. */
export const MAX_PRICE_AGE_MS = 10_000

/** The facts of the market that the engine has to know, at the moment of the order. */
export interface MarketFacts {
  /** Epoch milliseconds. */
  now: number
  /** When the prices last stepped, in epoch milliseconds. */
  steppedAt: number
  priceOf: (pair: GbpPair) => number
  /** The prices that were on screen within `MAX_PRICE_AGE_MS`, including the current one. */
  recentPricesOf: (pair: GbpPair) => readonly number[]
}

/** Executes the order, or returns why not. It changes nothing itself: the returned fill must be added to the ledger. */
export function placeOrder(ledger: Ledger, order: Order, market: MarketFacts): OrderResult {
  checkOrderId(order.orderId)
  const known = fillOf(ledger, order.orderId)
  if (known) return { status: 'duplicate', fill: known }
  if (!isPair(order.pair)) return refused({ reason: 'unknown-pair' })
  if (!isGbpPair(order.pair)) return refused({ reason: 'pair-not-in-pounds' })
  const { value: quantity, problem } = readQuantity(order.quantity)
  if (problem) return refused({ reason: 'invalid-quantity', problem })
  if (!(order.price > 0 && order.price < Infinity)) return refused({ reason: 'price-not-quoted' })
  const placedAt = placingOf(order, market.now)
  const at = nextEntryAt(ledger, market.now)
  const fill = { ...fillFor({ ...order, pair: order.pair, quantity }, at), placedAt }
  const { book, orders } = foldOf(ledger)
  const reserves = reservesOf(orders.open.values())
  const refusal =
    priceRefusal(fill, market, placedAt) ??
    valueRefusal(fill, book) ??
    moneyRefusal(fill, book, reserves) ??
    unitsRefusal(fill, book, reserves) ??
    shortRefusal(fill, market.priceOf, book)
  return refusal ? refused(refusal) : { status: 'filled', fill }
}

/** The fill of an order, even if it was reversed. */
export function fillOf(ledger: Ledger, orderId: string): Fill | undefined {
  return foundIn(foldOf(ledger).index.fills, fillIdOf(orderId), ledger.length)
}

/** Nobody orders before the price is there, nor later than now. */
function placingOf({ placedAt = Infinity, pricedAt }: Order, now: number): number {
  return placedAt < pricedAt ? now : Math.min(placedAt, now)
}

/**
 * The older of two times counts: that of the order, and that of the market. If the clock was set back, the market
 * waits, and its price may lie equally far in the future.
 */
function priceRefusal(
  { pair, price, pricedAt }: Fill,
  market: MarketFacts,
  placedAt: number,
): Refusal | undefined {
  const ageMs = Math.abs(placedAt - Math.min(pricedAt, market.steppedAt))
  if (!(ageMs <= MAX_PRICE_AGE_MS)) return { reason: 'stale-price', ageMs }
  const wasQuoted = market
    .recentPricesOf(pair)
    .some((known) => quotedPrice(pair, known).eq(exact(price)))
  return wasQuoted ? undefined : { reason: 'price-not-quoted' }
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
