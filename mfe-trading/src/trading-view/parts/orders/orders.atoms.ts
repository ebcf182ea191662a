import { erasableAtom } from '@aldergate/platform'
import { newOrderId } from '@aldergate/ledger/state'
import { atom } from 'jotai'
import { EMPTY_FORM, type OrderForm } from './typedOrder'

/** What is typed, and the id that it will have: sent twice, it is one order. */
export const orderFormAtom = erasableAtom<OrderForm & { orderId: string }>({
  ...EMPTY_FORM,
  orderId: newOrderId(),
})

export const editOrderFormAtom = atom(null, (_get, set, change: Partial<OrderForm>) => {
  set(orderFormAtom, (form) => ({ ...form, ...change }))
})

/** The next order; the side and the type stay. */
export const nextOrderFormAtom = atom(null, (_get, set) => {
  set(orderFormAtom, ({ side, type }) => ({ ...EMPTY_FORM, side, type, orderId: newOrderId() }))
})
