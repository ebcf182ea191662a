import { type OrderSide } from '@aldergate/shared/ledger/entry'
import { type Pair } from '@aldergate/shared/market/pairs'
import { PATHS } from '@aldergate/shared/paths'
import { useNavigate } from '@aldergate/shared/router'
import { draftOrderInTicketAtom } from '@aldergate/shared/state/draftOrder'
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
