import { marketStepAtom, openingAtom, pricePathAtom, quoteAtom } from '@aldergate/market/state'
import { ordersOffAtom } from '@aldergate/platform'
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
import { ledgerAtom, newOrderId, ORDERS_OFF, placeOrderAtom, reservesAtom } from '../state/ledger'

const ordersAtom = atom((get) => foldOf(get(ledgerAtom)).orders)

/** The orders that rest, in the order in which they were placed. */
export const openOrdersAtom = atom((get) => [...get(ordersAtom).open.values()])

export const hasOpenOrdersAtom = atom((get) => get(ordersAtom).open.size > 0)

/** Those that were filled, cancelled or given up since the last reset, newest first. */
export const endedOrdersAtom = atom((get) => get(ordersAtom).ended.slice().toReversed())

/** Of the cash, what open orders keep for themselves. */
export const reservedCashAtom = atom((get) => get(reservesAtom).cash)

/** One for each market: with another opening, what was looked at before counts no more. */
const orderMarketAtom = atom((get) =>
  orderMarketOf(get(openingAtom), (pair) => get(pricePathAtom(pair))),
)

/** Fills what the market has reached since somebody last looked; each step asks for it while an order rests. */
export const advanceOrdersAtom = atom(null, (get, set) => {
  const ledger = get(ledgerAtom)
  const advanced = advanceOrders(ledger, get(orderMarketAtom), get(marketStepAtom))
  if (advanced !== ledger) set(ledgerAtom, advanced)
})

const enterAtom = atom(null, (_get, set, result: OrderRequestResult) => {
  if (result.status === 'refused') return
  for (const entry of result.entries) set(ledgerAtom, (ledger) => withEntry(ledger, entry))
})

/** Lets an order rest; one that the market has reached already is filled at once. */
export const restOrderAtom = atom(null, (get, set, request: OrderRequest): OrderRequestResult => {
  if (get(ordersOffAtom)) return ORDERS_OFF
  set(advanceOrdersAtom)
  const result = placeOrders(get(ledgerAtom), request, readFacts(get))
  set(enterAtom, result)
  set(advanceOrdersAtom)
  return result
})

/** With a fill come the orders that close its position. */
type OrderWithExitsResult =
  (OrderResult & { exits?: readonly OrderPlaced[] }) | ({ status: 'refused' } & OrderRefusal)

/** An order at the price of now and, once it is filled, those that close its position: all of them or none. */
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

/** Gives an open order other terms. */
export const amendOrderAtom = atom(
  null,
  (get, set, amendment: Omit<Amendment, 'id'>): OrderRequestResult => {
    if (get(ordersOffAtom)) return ORDERS_OFF
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
