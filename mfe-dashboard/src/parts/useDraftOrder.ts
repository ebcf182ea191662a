import type { OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useSetAtom } from 'jotai'
import { useLeadToPanel } from '../layout/useLeadToPanel'

/** Fills in the order ticket and leads the trader there. */
export function useDraftOrder(from: string): (pair: Pair, side?: OrderSide) => void {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const lead = useLeadToPanel()

  return (pair, side) => {
    draftOrder({ pair, from, ...(side && { side }) })
    lead('trade-execution')
  }
}
