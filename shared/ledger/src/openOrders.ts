import {
  type EndReason,
  type ExitRole,
  type Fill,
  type GbpPair,
  type Ledger,
  type LedgerEntry,
  type OrderAmended,
  type OrderPlaced,
  type OrderSide,
  type OrderTerms,
  fillIdOf,
} from './entry'
import { type GrowingList, growingList } from './growingList'

/** An order that has not ended. Immutable: a change creates a new object. */
export interface OpenOrder extends OrderTerms {
  orderId: string
  pair: GbpPair
  side: OrderSide
  role?: ExitRole
  group?: string
  after?: string
  /** Epoch milliseconds. */
  placedAt: number
  /** From when prices count for it; `undefined` while it waits for another order. */
  activeFrom?: number
  /** Whether its stop was triggered: then only the limit counts. */
  isWoken: boolean
}

/** How an order ended: by its fill, because another one of its group or before it decided, or for want of something. */
export type Ending = 'filled' | 'replaced' | EndReason

export interface EndedOrder {
  order: OpenOrder
  ending: Ending
  /** Epoch milliseconds. */
  at: number
}

/** The open and the ended orders of a ledger. */
export interface Orders {
  /** In the order in which they were placed. */
  open: ReadonlyMap<string, OpenOrder>
  /** Since the last reset, oldest first. */
  ended: GrowingList<EndedOrder>
}

/** Finds the fill of an order. */
type FillOf = (orderId: string) => Fill | undefined

function noOrders(): Orders {
  return { open: new Map(), ended: growingList([]) }
}

/** Adds up the orders of a whole ledger. */
export function ordersOf(ledger: Ledger): Orders {
  const fills = new Map<string, Fill>()
  for (const entry of ledger) if (entry.kind === 'fill') fills.set(entry.orderId, entry)

  let orders = noOrders()
  for (const entry of ledger) {
    // Two tabs may have ended and filled it at the same time: the fill wins.
    if (entry.kind === 'ending' && fills.has(entry.orderId)) continue
    orders = ordersWith(orders, entry, (orderId) => fills.get(orderId))
  }
  return orders
}

/** The orders after one more entry; unrelated entries return the same object. */
export function ordersWith(orders: Orders, entry: LedgerEntry, fillOf: FillOf): Orders {
  switch (entry.kind) {
    case 'order':
      return placed(orders, entry, fillOf)
    case 'amendment':
      return amended(orders, entry)
    case 'waking': {
      const woken = { isWoken: true, activeFrom: entry.pricedAt }
      return changed(orders, isOrder(entry.orderId), (order) => ({ ...order, ...woken }))
    }
    case 'ending':
      return withoutFollowers(ended(orders, isOrder(entry.orderId), entry.why, entry.at), entry)
    case 'fill':
      return filled(orders, entry)
    case 'reversal':
      return ended(orders, (order) => isAfterFill(order, entry.fillId), 'replaced', entry.at)
    case 'reset':
      return noOrders()
    default:
      return orders
  }
}

function placed(
  orders: Orders,
  { orderId, pair, side, quantity, limit, stop, role, group, after, at }: OrderPlaced,
  fillOf: FillOf,
): Orders {
  const order: OpenOrder = {
    orderId,
    pair,
    side,
    quantity,
    limit,
    stop,
    role,
    group,
    after,
    placedAt: at,
    activeFrom: after === undefined ? at : fillOf(after)?.pricedAt,
    isWoken: false,
  }
  return { ...orders, open: new Map(orders.open).set(orderId, order) }
}

/**
 * Changes an order. Orders that follow it, and those that its fill cancels, take its new size: otherwise they would
 * leave part of a larger position open.
 */
function amended(orders: Orders, { orderId, quantity, limit, stop, at }: OrderAmended): Orders {
  const order = orders.open.get(orderId)
  if (!order) return orders
  const own = changed(orders, isOrder(orderId), () => ({
    ...order,
    quantity,
    limit,
    stop,
    activeFrom: order.activeFrom === undefined ? undefined : at,
  }))
  if (quantity === order.quantity) return own
  const isAsLarge = (one: OpenOrder) =>
    one.after === orderId || (order.group !== undefined && one.group === order.group)
  return changed(own, isAsLarge, (one) => ({ ...one, quantity }))
}

/**
 * Sets the order's size to the filled quantity, ends the others of its group, and activates those that waited for it.
 */
function filled(orders: Orders, { orderId, quantity, pricedAt, at }: Fill): Orders {
  const group = orders.open.get(orderId)?.group
  const sized = changed(orders, isOrder(orderId), (order) => ({ ...order, quantity }))
  const own = ended(sized, isOrder(orderId), 'filled', at)
  const alone =
    group === undefined ? own : ended(own, (order) => order.group === group, 'replaced', at)
  return changed(alone, isAfter(orderId), (order) => ({ ...order, activeFrom: pricedAt }))
}

/** Ends the orders that waited for one that will never be filled. */
function withoutFollowers(orders: Orders, { orderId, at }: { orderId: string; at: number }) {
  return ended(orders, isAfter(orderId), 'replaced', at)
}

function changed(
  orders: Orders,
  isIt: (order: OpenOrder) => boolean,
  change: (order: OpenOrder) => OpenOrder,
): Orders {
  const asked = [...orders.open.values()].filter(isIt)
  if (asked.length === 0) return orders
  const open = new Map(orders.open)
  for (const order of asked) open.set(order.orderId, change(order))
  return { ...orders, open }
}

function ended(
  orders: Orders,
  isIt: (order: OpenOrder) => boolean,
  ending: Ending,
  at: number,
): Orders {
  const over = [...orders.open.values()].filter(isIt)
  if (over.length === 0) return orders
  const open = new Map(orders.open)
  for (const { orderId } of over) open.delete(orderId)
  return {
    open,
    ended: over.reduce((all, order) => all.grownBy({ order, ending, at }), orders.ended),
  }
}

function isOrder(orderId: string) {
  return (order: OpenOrder) => order.orderId === orderId
}

function isAfter(orderId: string) {
  return (order: OpenOrder) => order.after === orderId
}

function isAfterFill({ after }: OpenOrder, fillId: string): boolean {
  return after !== undefined && fillIdOf(after) === fillId
}
