import { isGbpPair, type OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useSetAtom } from 'jotai'
import { useLeadToPanel } from '../layout/useLeadToPanel'

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
