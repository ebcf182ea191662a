import { isGbpPair, type OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { Button, media, Muted, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** What the trader has just pressed. */
export interface Wish {
  pair: Pair
  side: OrderSide
}

interface TicketOfferProps {
  wish: Wish | undefined
  onOpen: (wish: Wish) => void
}

/** After the alert: the way to a real paper order, if the ticket can take one. */
export function TicketOffer({ wish, onOpen }: TicketOfferProps) {
  const t = useText()
  const isTradable = wish !== undefined && isGbpPair(wish.pair)

  return (
    <Row>
      <Muted $color="t2" role="status">
        {wish && !isTradable && t('notInPounds', { pair: wish.pair })}
        {wish &&
          isTradable &&
          t(wish.side === 'buy' ? 'nothingBought' : 'nothingSold', { pair: wish.pair })}
        {!wish && t('samples')}
      </Muted>
      {wish && isTradable && (
        <Button size="small" onClick={() => onOpen(wish)}>
          {t('openInTicket')}
        </Button>
      )}
    </Row>
  )
}

/** Its height is there before the offer is. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 36px;

  ${media.coarsePointer} {
    min-height: 44px;
  }
`
