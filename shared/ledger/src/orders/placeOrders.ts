import {
  type ExitRole,
  type Ledger,
  orderEntryIdOf,
  type OrderPlaced,
  type OrderSide,
} from '../entry'
import { type Fold, foldOf } from '../fold'
import { nextEntryAt } from '../merge'
import { quotedPrice } from '../quotedPrice'
import {
  exitCashRefusal,
  exitsRefusal,
  openingRefusal,
  type OrderFacts,
  restingRefusal,
  sideRefusal,
} from './orderRefusal'
import type { OrderRefusal, OrderRequest, OrderRequestResult } from './orderRequest'
import { isRefusal, type ReadRequest, readRequest } from './readRequest'
import { termsOf } from './terms'

/** More than anybody follows. */
const MAX_OPEN_ORDERS = 100

/** An order that is not in the ledger yet. */
type NewOrder = Omit<OrderPlaced, 'kind' | 'id' | 'at'>

const EXITS: readonly ExitRole[] = ['takeProfit', 'stopLoss']

/**
 * Places a resting order, or the exits of a position, or both in one step; or returns why not. It changes nothing
 * itself: the returned entries must be added to the ledger. All or nothing.
 */
export function placeOrders(
  ledger: Ledger,
  request: OrderRequest,
  facts: OrderFacts,
): OrderRequestResult {
  const read = readRequest(request)
  if (isRefusal(read)) return { status: 'refused', ...read }
  const fold = foldOf(ledger)
  const entry = entryOrder(read)
  const exits = exitOrders(read, entry ? { after: entry.orderId } : {})
  const asked = entry ? [entry, ...exits] : exits
  if (isKnown(ledger, asked)) return { status: 'placed', entries: [] }

  const refusal =
    numberRefusal(asked, fold) ??
    (entry
      ? (restingRefusal(entry, fold, facts) ??
        openingRefusal(exits, entry, fold) ??
        exitsRefusal(exits, { ...entry, isWoken: false }, facts) ??
        exitCashRefusal(exits, entry, fold, facts))
      : firstOf(exits, (exit) => restingRefusal(exit, fold, facts)))
  if (refusal) return { status: 'refused', ...refusal }
  return { status: 'placed', entries: entriesOf(ledger, asked, facts.now) }
}

/** Why a position opened at the current price cannot have these exits; nothing is placed yet. */
export function exitRefusal(
  ledger: Ledger,
  request: OrderRequest,
  facts: OrderFacts,
): OrderRefusal | undefined {
  const read = readRequest(request)
  if (isRefusal(read)) return read
  const exits = exitOrders(read, { after: read.orderId })
  if (exits.length === 0) return undefined
  const price = quotedPrice(read.pair, facts.priceOf(read.pair))
  const fold = foldOf(ledger)
  return (
    numberRefusal(exits, fold) ??
    openingRefusal(exits, read, fold) ??
    firstOf(exits, (exit) => sideRefusal(exit, price.toFixed())) ??
    exitCashRefusal(exits, { ...read, limit: price.toFixed() }, fold, facts)
  )
}

/** The exits of the position that the request's order has just opened. */
export function exitsAfterFill(
  ledger: Ledger,
  request: OrderRequest,
  now: number,
): readonly OrderPlaced[] {
  const read = readRequest(request)
  return isRefusal(read) ? [] : entriesOf(ledger, exitOrders(read, { after: read.orderId }), now)
}

/** The order that opens, or changes, a position; `undefined` if only an existing one is to be closed. */
function entryOrder({
  orderId,
  pair,
  side,
  quantity,
  limit,
  stop,
}: ReadRequest): NewOrder | undefined {
  if (limit === undefined && stop === undefined) return undefined
  return { orderId, pair, side, ...termsOf({ quantity, limit, stop }) }
}

/** A limit on the one side and a stop on the other; the first that is filled cancels the other. */
function exitOrders(read: ReadRequest, { after }: { after?: string }): readonly NewOrder[] {
  const { orderId, pair, quantity } = read
  const side = after === undefined ? read.side : opposite(read.side)
  return EXITS.flatMap((role) => {
    const price = read[role]
    if (price === undefined) return []
    const terms = role === 'takeProfit' ? { limit: price } : { stop: price }
    const exit = { orderId: `${orderId} ${role}`, pair, side, quantity, role, group: orderId }
    return [{ ...exit, ...terms, ...(after !== undefined && { after }) }]
  })
}

function numberRefusal(asked: readonly NewOrder[], { orders }: Fold): OrderRefusal | undefined {
  if (asked.length === 0) return { reason: 'no-price' }
  const open = orders.open.size
  return open + asked.length > MAX_OPEN_ORDERS
    ? { reason: 'too-many-orders', open, asked: asked.length, most: MAX_OPEN_ORDERS }
    : undefined
}

/** Sent twice, it is placed once. */
function isKnown(ledger: Ledger, asked: readonly NewOrder[]): boolean {
  const ids = new Set(asked.map(({ orderId }) => orderEntryIdOf('order', orderId)))
  return ledger.slice().some(({ id }) => ids.has(id))
}

function entriesOf(ledger: Ledger, orders: readonly NewOrder[], now: number): OrderPlaced[] {
  const first = nextEntryAt(ledger, now)
  return orders.map((order, index) => ({
    kind: 'order',
    id: orderEntryIdOf('order', order.orderId),
    at: first + index,
    ...order,
  }))
}

function firstOf(
  orders: readonly NewOrder[],
  refusalOf: (order: NewOrder) => OrderRefusal | undefined,
): OrderRefusal | undefined {
  for (const order of orders) {
    const refusal = refusalOf(order)
    if (refusal) return refusal
  }
  return undefined
}

function opposite(side: OrderSide): OrderSide {
  return side === 'buy' ? 'sell' : 'buy'
}
