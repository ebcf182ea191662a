import type { OpenOrder } from '@aldergate/ledger/orders'
import { useFormat } from '@aldergate/ui'
import { useText } from './texts'
import { TYPE_TEXTS, typeOf } from './typedOrder'
import { unitOf } from './unitOf'

export type NamedOrder = Pick<OpenOrder, 'side' | 'quantity' | 'pair' | 'role' | 'limit' | 'stop'>

/** Names an order as its trader does: "Buy 2 ETH, Limit". */
export function useOrderName() {
  const t = useText()
  const format = useFormat()

  return ({ side, quantity, pair, role, limit, stop }: NamedOrder): string => {
    return t('orderName', {
      side,
      quantity: format.number(quantity),
      unit: unitOf(pair),
      type: t(role ?? TYPE_TEXTS[typeOf({ limit, stop })]),
    })
  }
}
