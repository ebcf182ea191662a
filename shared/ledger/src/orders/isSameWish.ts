import type { OpenOrder } from '../openOrders'

/** Whether an open order is the one that is looked at, or one that its fill replaces: neither competes with it. */
export function isSameWish(
  order: Pick<OpenOrder, 'orderId' | 'group'>,
  { orderId, group }: Pick<OpenOrder, 'orderId' | 'group'>,
): boolean {
  return order.orderId === orderId || (group !== undefined && order.group === group)
}
