import { isGbpPair, type OrderSide } from '@aldergate/shared/ledger/entry'
import { type Pair } from '@aldergate/shared/market/pairs'
import { draftOrderInTicketAtom } from '@aldergate/shared/state/draftOrder'
import { useSetAtom } from 'jotai'
import { useLeadToPanel } from '../dashboard/useLeadToPanel'

/**
 * Fills in the order ticket and leads the trader there. Gives false, and does nothing, for a pair that is
 * not quoted in pounds: such a pair has no ticket.
 */
export function useDraftOrder(from: string): (pair: Pair, side?: OrderSide) => boolean {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const lead = useLeadToPanel()

  return (pair, side) => {
    if (!isGbpPair(pair)) return false
    draftOrder({ pair, from, ...(side && { side }) })
    lead('trade-execution')
    return true
  }
}
