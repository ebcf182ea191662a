import { erasableAtom } from '@aldergate/platform'
import type { Pair, Quote } from '@aldergate/market'
import { exact, type OrderSide, pounds } from '@aldergate/ledger'
import { cashAtom, newOrderId, reservesAtom } from '@aldergate/ledger/state'
import { quoteAtom } from '@aldergate/market/state'
import { type Atom, atom } from 'jotai'
import { EMPTY_FORM, limitAt, type OrderForm, type OrderType } from './typedOrder'

/** The form as it is typed, its pair, and the id that its order will have: sent twice, it is one order. */
interface TypedOrder extends OrderForm {
  pair?: Pair
  orderId: string
}

const typedOrderAtom = erasableAtom<TypedOrder>({ ...EMPTY_FORM, orderId: newOrderId() })

/** The form of a pair: quantity and prices that were typed for another one mean nothing to it. */
export const orderFormOfAtom = atom((get) => {
  const typed = get(typedOrderAtom)
  return (pair: Pair): TypedOrder => (typed.pair === pair ? typed : emptied(typed, pair))
})

export const editOrderFormAtom = atom(null, (get, set, pair: Pair, change: Partial<OrderForm>) => {
  const form = { ...get(orderFormOfAtom)(pair), ...change }
  // Before the first edit the id is the one from page load or erasure, which an order may already use.
  const isFirst = get(typedOrderAtom).pair === undefined
  set(typedOrderAtom, isFirst ? { ...form, orderId: newOrderId() } : form)
})

/** How many orders prices of the book have begun, and whether the form has still to lead to the newest. */
const begunAtom = erasableAtom({ count: 0, isNew: false })

/** Rises with each order that a price of the book begins. */
export const begunOrdersAtom = atom((get) => get(begunAtom).count)

/** Fills in the form with a price of the book; what else was typed for the pair stays, and nothing is ordered yet. */
export const beginOrderAtom = atom(
  null,
  (_get, set, asked: Pair, side: OrderSide, price: number) => {
    const { pair, form } = limitAt(asked, side, price)
    set(editOrderFormAtom, pair, form)
    set(begunAtom, ({ count }) => ({ count: count + 1, isNew: true }))
  },
)

/** For the form: whether an order has been begun to which it has not led yet; asked again, there is none. */
export const takeBegunOrderAtom = atom(null, (get, set): boolean => {
  const { isNew } = get(begunAtom)
  if (isNew) set(begunAtom, (begun) => ({ ...begun, isNew: false }))
  return isNew
})

/** Makes room for the next order. */
export const nextOrderFormAtom = atom(null, (_get, set) => {
  set(typedOrderAtom, (typed) => ({ ...emptied(typed, typed.pair), orderId: newOrderId() }))
})

/** Side and type stay. */
function emptied({ side, type, orderId }: TypedOrder, pair?: Pair): TypedOrder {
  return { ...EMPTY_FORM, side, type, orderId, ...(pair && { pair }) }
}

/** The cash that no open order keeps for itself. */
export const availableCashAtom = atom((get) =>
  pounds(exact(get(cashAtom)).minus(exact(get(reservesAtom).cash))),
)

const noQuoteAtom = atom<Quote>()

/** The quote at which an order of the type is filled at once; what rests waits for a price of its own. */
export function quoteForAtom(pair: Pair, type: OrderType): Atom<Quote | undefined> {
  return type === 'market' ? quoteAtom(pair) : noQuoteAtom
}
