import { useAtomCallback } from '@aldergate/platform'
import type { Fill, GbpPair } from '@aldergate/ledger'
import { orderWithExitsAtom, restOrderAtom } from '@aldergate/ledger/orders'
import { fillsAtom, positionAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { meantForm, requestOf } from './typedOrder'
import { nextOrderFormAtom, orderFormOfAtom } from './orders.atoms'
import type { AnyRefusal } from './useRefusalText'

/** What became of the form: an order that rests, a fill, or why there is neither. */
export type Submitted =
  { status: 'placed' } | { status: 'filled'; fill: Fill } | ({ status: 'refused' } & AnyRefusal)

/** Places what the form asks for; what was taken empties it, what was refused leaves it as it is. */
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
      return { status: 'filled', fill: result.fill }
    }
    const result = set(restOrderAtom, request)
    if (result.status === 'refused') return result
    set(nextOrderFormAtom)
    // The price may have been there already.
    const fill = get(fillsAtom).find((one) => one.orderId === orderId)
    return fill ? { status: 'filled', fill } : { status: 'placed' }
  })
}
