import type { OpenOrder } from '@aldergate/ledger/orders'
import { useFormat } from '@aldergate/ui'
import { useText } from './texts'
import { unitOf } from './unitOf'

/** Names an order as its trader does: "Buy 2 ETH, Limit". */
export function useOrderName() {
  const t = useText()
  const format = useFormat()

  return ({ side, quantity, pair, role, limit, stop }: Named): string => {
    const type = role ?? (limit !== undefined && stop !== undefined ? 'typeStopLimit' : undefined)
    return t('orderName', {
      side,
      quantity: format.number(Number(quantity)),
      unit: unitOf(pair),
      type: t(type ?? (limit === undefined ? 'typeStop' : 'typeLimit')),
    })
  }
}

type Named = Pick<OpenOrder, 'side' | 'quantity' | 'pair' | 'role' | 'limit' | 'stop'>
