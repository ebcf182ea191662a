import { useAtomCallback } from '@aldergate/platform'
import type { Fill, GbpPair } from '@aldergate/ledger'
import { orderWithExitsAtom, restOrderAtom } from '@aldergate/ledger/orders'
import { fillsAtom, positionAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { meantForm, requestOf } from './typedOrder'
import { nextOrderFormAtom, orderFormOfAtom } from './orders.atoms'
import type { NamedOrder } from './useOrderName'
import type { AnyRefusal } from './useRefusalText'

/** An order that the form has become; with a price it was filled at once. */
type TakenOrder = NamedOrder & Partial<Pick<Fill, 'price'>>

/** The result of sending the form: its orders, or why there are none. */
export type Submitted =
  { status: 'taken'; orders: readonly TakenOrder[] } | ({ status: 'refused' } & AnyRefusal)

/** Places the order of the form; success clears the form, a refusal leaves it. */
export function useSubmitOrder(pair: GbpPair): () => Submitted {
  return useAtomCallback((get, set): Submitted => {
    const typed = get(orderFormOfAtom)(pair)
    const { orderId, ...form } = meantForm(typed, get(positionAtom(pair)))
    const request = requestOf(form, pair, orderId)
    if (form.type === 'market') {
      const { price } = get(quoteAtom(pair))
      const result = set(orderWithExitsAtom, request, { price, pricedAt: get(marketSteppedAtAtom) })
      if (result.status === 'refused') return result
      set(nextOrderFormAtom)
      return { status: 'taken', orders: [result.fill, ...(result.exits ?? [])] }
    }
    const result = set(restOrderAtom, request)
    if (result.status === 'refused') return result
    set(nextOrderFormAtom)
    const placed = result.entries.filter((entry) => entry.kind === 'order')
    // The market may already have reached the price.
    const fills = new Map(get(fillsAtom).map((fill) => [fill.orderId, fill]))
    const orders = placed.map((order) => ({ ...order, price: fills.get(order.orderId)?.price }))
    return { status: 'taken', orders }
  })
}
