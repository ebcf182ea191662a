import {
  accountOpeningAtom,
  accountPathsAtom,
  accountStepAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { atom, type Getter } from 'jotai'
import type { OrderPlaced } from '../entry'
import { foldOf, withEntry } from '../fold'
import type { OrderResult } from '../order'
import { advanceOrders } from './advanceOrders'
import { type Amendment, amendOrder, cancelOrder } from './changeOrder'
import { orderMarketOf } from './orderMarket'
import type { OrderRefusal, OrderRequest, OrderRequestResult } from './orderRequest'
import type { OrderFacts } from './orderRefusal'
import { exitRefusal, exitsAfterFill, placeOrders } from './placeOrders'
import {
  ledgerAtom,
  newOrderId,
  ordersRefusedAtom,
  placeOrderAtom,
  reservesAtom,
} from '../state/ledger'

const ordersAtom = atom((get) => foldOf(get(ledgerAtom)).orders)

/** The resting orders, in the order of placing. */
export const openOrdersAtom = atom((get) => [...get(ordersAtom).open.values()])

export const hasOpenOrdersAtom = atom((get) => get(ordersAtom).open.size > 0)

/** The orders filled, cancelled or ended since the last reset, newest first. */
export const endedOrdersAtom = atom((get) => get(ordersAtom).ended.slice().toReversed())

/** The cash reserved by open orders. */
export const reservedCashAtom = atom((get) => get(reservesAtom).cash)

/** One per market: with another opening, earlier checks no longer count. */
const orderMarketAtom = atom((get) => orderMarketOf(get(accountOpeningAtom), get(accountPathsAtom)))

/**
 * Fills orders that their market has reached since the last call; called at each step while an order rests. It is the
 * account's own, as in all other tabs, whichever market this one shows.
 */
export const advanceOrdersAtom = atom(null, (get, set) => {
  const ledger = get(ledgerAtom)
  const advanced = advanceOrders(ledger, get(orderMarketAtom), get(accountStepAtom))
  if (advanced !== ledger) set(ledgerAtom, advanced)
})

const enterAtom = atom(null, (_get, set, result: OrderRequestResult) => {
  if (result.status === 'refused') return
  for (const entry of result.entries) set(ledgerAtom, (ledger) => withEntry(ledger, entry))
})

/** Places a resting order; one whose price is already reached is filled at once. */
export const restOrderAtom = atom(null, (get, set, request: OrderRequest): OrderRequestResult => {
  const refused = get(ordersRefusedAtom)
  if (refused) return refused
  set(advanceOrdersAtom)
  const result = placeOrders(get(ledgerAtom), request, readFacts(get))
  set(enterAtom, result)
  set(advanceOrdersAtom)
  return result
})

/** A fill together with the exit orders of its position. */
type OrderWithExitsResult =
  (OrderResult & { exits?: readonly OrderPlaced[] }) | ({ status: 'refused' } & OrderRefusal)

/** An order at the current price and, once it is filled, its exit orders: all of them or none. */
export const orderWithExitsAtom = atom(
  null,
  (
    get,
    set,
    request: OrderRequest,
    shown: { price: number; pricedAt: number },
  ): OrderWithExitsResult => {
    const refusal = exitRefusal(get(ledgerAtom), request, readFacts(get))
    if (refusal) return { status: 'refused', ...refusal }
    const { orderId, pair, side, quantity } = request
    const result = set(placeOrderAtom, { orderId, pair, side, quantity, ...shown })
    if (result.status !== 'filled') return result
    const exits = exitsAfterFill(get(ledgerAtom), request, Date.now())
    set(enterAtom, { status: 'placed', entries: exits })
    return { ...result, exits }
  },
)

/** Amends an open order. */
export const amendOrderAtom = atom(
  null,
  (get, set, amendment: Omit<Amendment, 'id'>): OrderRequestResult => {
    const refused = get(ordersRefusedAtom)
    if (refused) return refused
    set(advanceOrdersAtom)
    const change = { ...amendment, id: newOrderId() }
    const result = amendOrder(get(ledgerAtom), change, readFacts(get))
    set(enterAtom, result)
    set(advanceOrdersAtom)
    return result
  },
)

/** Ends an open order. */
export const cancelOrderAtom = atom(null, (get, set, orderId: string): OrderRequestResult => {
  set(advanceOrdersAtom)
  const result = cancelOrder(get(ledgerAtom), orderId, Date.now())
  set(enterAtom, result)
  return result
})

function readFacts(get: Getter): OrderFacts {
  return { now: Date.now(), priceOf: (pair) => get(quoteAtom(pair)).price }
}
