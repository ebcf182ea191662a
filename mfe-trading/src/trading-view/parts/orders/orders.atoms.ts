import { erasableAtom } from '@aldergate/platform'
import type { Pair, Quote } from '@aldergate/market'
import { newOrderId } from '@aldergate/ledger/state'
import { quoteAtom } from '@aldergate/market/state'
import { type Atom, atom } from 'jotai'
import { EMPTY_FORM, type OrderForm, type OrderType } from './typedOrder'

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

const noQuoteAtom = atom<Quote>()

/** The quote at which an order of the type is filled at once; what rests waits for a price of its own. */
export function quoteForAtom(pair: Pair, type: OrderType): Atom<Quote | undefined> {
  return type === 'market' ? quoteAtom(pair) : noQuoteAtom
}
