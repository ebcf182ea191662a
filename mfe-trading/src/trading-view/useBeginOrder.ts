import type { OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { PATHS } from '@aldergate/contract'
import { useNavigate } from '@aldergate/platform'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useSetAtom } from 'jotai'

/** Fills in the order ticket and leads the trader to it; nothing is ordered yet. */
export function useBeginOrder(): (pair: Pair, side?: OrderSide, price?: number) => void {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const navigate = useNavigate()

  return (pair, side, price) => {
    draftOrder({ pair, side, price, from: 'trading-view' })
    void navigate(PATHS.dashboard)
  }
}
