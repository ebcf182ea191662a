import { PATHS } from '@aldergate/contract'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useNavigate } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import type { AskedDraft } from '@aldergate/ledger'

/** Fills in the order ticket and leads the trader to it; nothing is ordered yet. */
export function useOpenTicket(): (draft: AskedDraft) => void {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const navigate = useNavigate()

  return (draft) => {
    draftOrder({ ...draft, from: 'portfolio' })
    void navigate(PATHS.dashboard)
  }
}
