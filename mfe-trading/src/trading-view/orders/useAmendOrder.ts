import type { Fill } from '@aldergate/ledger'
import { type Amendment, amendOrderAtom } from '@aldergate/ledger/orders'
import { fillsAtom } from '@aldergate/ledger/state'
import { useAtomCallback } from '@aldergate/platform'
import type { AnyRefusal } from './useRefusalText'

/** The result of an amendment; with a fill the market was at the new price already. */
type Amended = { status: 'amended'; fill?: Fill } | ({ status: 'refused' } & AnyRefusal)

/** Amends an open order. */
export function useAmendOrder(): (amendment: Omit<Amendment, 'id'>) => Amended {
  return useAtomCallback((get, set, amendment: Omit<Amendment, 'id'>): Amended => {
    const result = set(amendOrderAtom, amendment)
    if (result.status === 'refused') return result
    const fill = get(fillsAtom).find(({ orderId }) => orderId === amendment.orderId)
    return { status: 'amended', fill }
  })
}
