import { type GbpPair, type Ledger, type LedgerEntry, orderEntryIdOf } from '../entry'
import { fillFor } from '../fillFor'
import { fillableOf, heldOf } from '../fillRefusals'
import { foldOf, withEntry } from '../fold'
import { nextEntryAt } from '../merge'
import { quotedPrice } from '../quotedPrice'
import { pairDecimals, type PriceBounds } from '@aldergate/market'
import { type Awaited, awaitedBy, isReached } from './awaited'
import { endingInsteadOf } from './endingInsteadOf'
import type { OpenOrder } from '../openOrders'
import type { OrderMarket } from './orderMarket'

/** An order whose price was reached. */
interface Hit {
  order: OpenOrder
  step: number
}

/**
 * The ledger after applying the market's steps up to `upTo` to its open orders. An order is filled at the price of the
 * first step at or beyond its own price: a limit at its price or better, a stop at the market's price. The result is
 * the same in every tab and however long nothing was watching: the same orders and market yield the same fills, ordered
 * by step, then by time of placing. Returns the same ledger when nothing happened.
 */
export function advanceOrders(ledger: Ledger, market: OrderMarket, upTo: number): Ledger {
  let current = ledger
  const hits = new Map<GbpPair, Hit | undefined>()
  const lookAt = (pair: GbpPair) => hits.set(pair, nextHit(openOf(current, pair), market, upTo))

  for (const pair of new Set(openOf(ledger).map((order) => order.pair))) lookAt(pair)
  for (let hit = earliest(hits.values()); hit; hit = earliest(hits.values())) {
    current = withEntry(current, entryFor(current, hit, market))
    lookAt(hit.order.pair)
  }
  for (const order of openOf(current)) {
    if (order.activeFrom !== undefined) market.checked.set(order, upTo)
  }
  return current
}

/** The open orders, of one pair or of all, in the order of placing. */
function openOf(ledger: Ledger, pair?: GbpPair): OpenOrder[] {
  const open = [...foldOf(ledger).orders.open.values()]
  return pair === undefined ? open : open.filter((order) => order.pair === pair)
}

function nextHit(orders: readonly OpenOrder[], market: OrderMarket, upTo: number): Hit | undefined {
  const watched = orders.flatMap((order) => {
    if (order.activeFrom === undefined) return []
    const checked = market.checked.get(order)
    const begin = market.stepAt(order.activeFrom)
    // Entry times never decrease, so after the clock was set back they can lie in the future.
    const isAhead = begin > upTo + 1
    const first = isAhead ? (checked ?? upTo) + 1 : Math.max(begin, (checked ?? -Infinity) + 1)
    return first > upTo ? [] : [{ order, first, ...awaitedBy(order) }]
  })
  const pair = watched[0]?.order.pair
  if (pair === undefined) return undefined

  const bounds = boundsOf(pair, watched)
  let next = Math.min(...watched.map(({ first }) => first))
  for (;;) {
    const step = market.firstStep(pair, next, upTo, bounds)
    if (step === undefined) return undefined
    const price = quotedPrice(pair, market.priceAt(pair, step))
    const hit = watched.find((one) => one.first <= step && isReached(one, price))
    if (hit) return { order: hit.order, step }
    next = step + 1
  }
}

/** Raw prices that may be quoted at or beyond the awaited ones: quotes are rounded, raw prices are not. */
function boundsOf(pair: GbpPair, awaited: readonly Awaited[]): PriceBounds {
  const slack = 10 ** -pairDecimals(pair)
  const pricesFrom = (side: Awaited['from']) =>
    awaited.filter(({ from }) => from === side).map(({ price }) => Number(price))
  return {
    atOrAbove: Math.min(...pricesFrom('above')) - slack,
    atOrBelow: Math.max(0, ...pricesFrom('below').map((price) => price + slack)),
  }
}

/** The first hit: by step, then by time of placing. */
function earliest(hits: Iterable<Hit | undefined>): Hit | undefined {
  let first: Hit | undefined
  for (const hit of hits) if (hit && (!first || isBefore(hit, first))) first = hit
  return first
}

function isBefore(one: Hit, other: Hit): boolean {
  return (one.step - other.step || one.order.placedAt - other.order.placedAt) < 0
}

/** Returns the entry for a hit: the order is triggered, is filled, or ends because it cannot be filled. */
function entryFor(ledger: Ledger, { order, step }: Hit, market: OrderMarket): LedgerEntry {
  const { orderId, pair } = order
  const pricedAt = market.timeOf(step)
  const at = nextEntryAt(ledger, pricedAt)
  if (awaitedBy(order).brings === 'waking') {
    return { kind: 'waking', id: orderEntryIdOf('waking', orderId), at, orderId, pricedAt }
  }
  const ending = { kind: 'ending', id: orderEntryIdOf('ending', orderId), at, orderId } as const
  const fold = foldOf(ledger)
  const quantity = fillableOf(order, heldOf(fold.book, pair))
  if (quantity === undefined) return { ...ending, why: 'units' }
  const fill = fillFor({ ...order, quantity, price: market.priceAt(pair, step), pricedAt }, at)
  const why = endingInsteadOf(fill, order, fold, (other) => market.priceAt(other, step))
  return why ? { ...ending, why } : fill
}
