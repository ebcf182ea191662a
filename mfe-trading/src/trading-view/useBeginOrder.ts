import type { Pair } from '@aldergate/market'
import { PATHS } from '@aldergate/contract'
import { useNavigate } from '@aldergate/platform'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useSetAtom } from 'jotai'

/** Fills in the order ticket and leads the trader to it; nothing is ordered yet. */
export function useBeginOrder(): (pair: Pair) => void {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const navigate = useNavigate()

  return (pair) => {
    draftOrder({ pair, from: 'trading-view' })
    void navigate(PATHS.dashboard)
  }
}
