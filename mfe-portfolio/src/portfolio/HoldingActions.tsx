import { PATHS } from '@aldergate/contract'
import { type AskedDraft, closingOrder } from '@aldergate/ledger'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { useNavigate } from '@aldergate/platform'
import { Button, media, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { Holding } from './holdings'
import { useText } from './texts'

/** Starts an order in the pair, or one that closes the position; both are placed in the ticket. */
export function HoldingActions({ holding }: { holding: Holding }) {
  const t = useText()
  const openTicket = useOpenTicket()
  const { pair } = holding

  return (
    <Actions data-screen-only>
      <Button
        size="small"
        aria-label={t('tradePair', { pair })}
        onClick={() => openTicket({ pair })}
      >
        {t('trade')}
      </Button>
      <Button
        size="small"
        aria-label={t('closePair', { pair })}
        onClick={() => openTicket(closingOrder(holding))}
      >
        {t('close')}
      </Button>
    </Actions>
  )
}

/** Fills in the order ticket and leads the trader to it; nothing is ordered yet. */
function useOpenTicket(): (draft: AskedDraft) => void {
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const navigate = useNavigate()

  return (draft) => {
    draftOrder({ ...draft, from: 'portfolio' })
    void navigate(PATHS.dashboard)
  }
}

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  /* The density chosen in the settings sets the row's height, not the buttons. */
  margin-block: -2px;
  white-space: nowrap;

  ${media.coarsePointer} {
    margin-block: 2px;
  }
`
