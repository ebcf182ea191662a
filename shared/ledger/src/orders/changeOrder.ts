import { type Decimal, exact } from '../decimal'
import { type Ledger, orderEntryIdOf } from '../entry'
import { foldOf } from '../fold'
import { nextEntryAt } from '../merge'
import type { OpenOrder } from '../openOrders'
import {
  exitCashRefusal,
  exitsRefusal,
  openingRefusal,
  type OrderFacts,
  restingRefusal,
} from './orderRefusal'
import type { OrderRefusal, OrderRequest, OrderRequestResult } from './orderRequest'
import { isRefusal, readRequest } from './readRequest'
import { termsOf } from './terms'

/** New terms for an open order; omitted ones stay. Numbers are as typed. */
export interface Amendment {
  /** The id of this amendment; another one of the same order has another id. */
  id: string
  orderId: string
  quantity?: string
  limit?: string
  stop?: string
}

/** Amends an open order, or returns why not. What the order has reserved is available to itself. */
export function amendOrder(
  ledger: Ledger,
  { id, orderId, ...terms }: Amendment,
  facts: OrderFacts,
): OrderRequestResult {
  const fold = foldOf(ledger)
  const order = fold.orders.open.get(orderId)
  if (!order) return refused({ reason: 'not-open' })
  const read = readRequest(requestOf(order, terms))
  if (isRefusal(read)) return refused(read)
  if (order.isWoken && isOther(read.stop, order.stop)) return refused({ reason: 'stop-reached' })

  // A stop that was reached counts no more; the limit that it has woken does.
  const { quantity, limit, stop } = order.isWoken ? { ...read, stop: undefined } : read
  if (limit === undefined && stop === undefined) return refused({ reason: 'no-price' })
  const asked = { ...order, quantity, limit, stop }
  const parent = order.after === undefined ? undefined : fold.orders.open.get(order.after)
  const exits = [...fold.orders.open.values()].filter(({ after }) => after === orderId)
  const isResized = quantity !== order.quantity
  const sizedExits = exits.map((exit) => (isResized ? { ...exit, quantity } : exit))
  const refusal = parent
    ? (sizeRefusal(asked, parent) ??
      exitsRefusal([asked], parent, facts) ??
      exitCashRefusal([asked], parent, fold, facts))
    : (restingRefusal(asked, fold, facts) ??
      openingRefusal(exits, asked, fold) ??
      entryRefusal(asked, exits, facts) ??
      exitCashRefusal(sizedExits, asked, fold, facts))
  if (refusal) return refused(refusal)
  const at = nextEntryAt(ledger, facts.now)
  const entry = { kind: 'amendment', id: `amendment ${id}`, at, orderId } as const
  return { status: 'placed', entries: [{ ...entry, ...termsOf({ quantity, limit, stop }) }] }
}

function isOther(asked: Decimal | undefined, own: Decimal | undefined): boolean {
  return asked !== undefined && (own === undefined || !exact(asked).eq(exact(own)))
}

/** Why an exit cannot be that large: its entry order opens less. */
function sizeRefusal(exit: { quantity: Decimal }, entry: OpenOrder): OrderRefusal | undefined {
  if (exact(exit.quantity).lte(exact(entry.quantity))) return undefined
  return { reason: 'larger-than-entry', entry: entry.quantity }
}

/**
 * Why an order cannot open its position at another price: one of its exits would already be reached there. The refusal
 * names the order's own price.
 */
function entryRefusal(
  entry: OpenOrder,
  exits: readonly OpenOrder[],
  facts: OrderFacts,
): OrderRefusal | undefined {
  for (const exit of exits) {
    const refusal = exitsRefusal([exit], entry, facts)
    if (refusal?.reason !== 'wrong-side') continue
    return {
      reason: 'wrong-side',
      field: refusal.price === entry.stop ? 'stop' : 'limit',
      must: refusal.must === 'above' ? 'below' : 'above',
      price: exit.limit ?? exit.stop ?? '0',
    }
  }
  return undefined
}

/** Ends an open order at its trader's wish. */
export function cancelOrder(ledger: Ledger, orderId: string, now: number): OrderRequestResult {
  if (!foldOf(ledger).orders.open.has(orderId)) return refused({ reason: 'not-open' })
  const at = nextEntryAt(ledger, now)
  const id = orderEntryIdOf('ending', orderId)
  return { status: 'placed', entries: [{ kind: 'ending', id, at, orderId, why: 'trader' }] }
}

function requestOf(
  order: OpenOrder,
  {
    quantity = order.quantity,
    limit = order.limit,
    stop = order.stop,
  }: Omit<Amendment, 'id' | 'orderId'>,
): OrderRequest {
  return { ...order, quantity, limit, stop }
}

function refused(refusal: OrderRefusal): OrderRequestResult {
  return { status: 'refused', ...refusal }
}
