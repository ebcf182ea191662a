import type { OpenOrder } from '../openOrders'

/** Whether an open order is the examined one, or one that its fill replaces: neither competes with it. */
export function isSameWish(
  order: Pick<OpenOrder, 'orderId' | 'group'>,
  { orderId, group }: Pick<OpenOrder, 'orderId' | 'group'>,
): boolean {
  return order.orderId === orderId || (group !== undefined && order.group === group)
}
