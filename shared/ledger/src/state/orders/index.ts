export { type Awaited, awaitedBy } from '../../orders/awaited'
export type { Amendment } from '../../orders/changeOrder'
export type { EndedOrder, Ending, OpenOrder } from '../../orders/openOrders'
export type {
  OrderRefusal,
  OrderRequest,
  OrderRequestResult,
  PriceField,
  PriceProblem,
} from '../../orders/orderRequest'
export { MAX_OPEN_ORDERS } from '../../orders/placeOrders'
export { neededCash } from '../../orders/reserves'
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
} from './orders'
