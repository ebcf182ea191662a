import type { OpenOrder } from '@aldergate/ledger/orders'
import { useFormat } from '@aldergate/ui'
import { useText } from './texts'
import { unitOf } from './unitOf'

/** Names an order as its trader does: "Buy 2 ETH, Limit". */
export function useOrderName() {
  const t = useText()
  const format = useFormat()

  return ({ side, quantity, pair, role, limit, stop }: Named): string => {
    return t('orderName', {
      side,
      quantity: format.number(Number(quantity)),
      unit: unitOf(pair),
      type: t(role ?? entryTypeOf({ limit, stop })),
    })
  }
}

/** What waits for no price is filled at once. */
function entryTypeOf({ limit, stop }: Pick<Named, 'limit' | 'stop'>) {
  if (limit === undefined) return stop === undefined ? 'typeMarket' : 'typeStop'
  return stop === undefined ? 'typeLimit' : 'typeStopLimit'
}

type Named = Pick<OpenOrder, 'side' | 'quantity' | 'pair' | 'role' | 'limit' | 'stop'>
