export { type Awaited, awaitedBy } from './awaited'
export type { Amendment } from './changeOrder'
export type { EndedOrder, Ending, OpenOrder } from '../openOrders'
export { readPrice } from './orderPrice'
export type { OrderRefusal, OrderRequest, OrderRequestResult, PriceField } from './orderRequest'
export { neededCash } from '../reserves'
export {
  advanceOrdersAtom,
  amendOrderAtom,
  cancelOrderAtom,
  endedOrdersAtom,
  hasOpenOrdersAtom,
  openOrdersAtom,
  orderWithExitsAtom,
  reservedCashAtom,
  restOrderAtom,
} from './orders.atoms'
