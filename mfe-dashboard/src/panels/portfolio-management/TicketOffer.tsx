import type { OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { Button, media, Muted, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The order that the trader has just asked for by a button. */
export interface Wish {
  pair: Pair
  side: OrderSide
}

interface TicketOfferProps {
  wish: Wish | undefined
  onOpen: (wish: Wish) => void
}

/** After the alert, a link to a real paper order. */
export function TicketOffer({ wish, onOpen }: TicketOfferProps) {
  const t = useText()

  return (
    <Row>
      <Muted $color="t2" role="status">
        {wish
          ? t(wish.side === 'buy' ? 'nothingBought' : 'nothingSold', { pair: wish.pair })
          : t('samples')}
      </Muted>
      {wish && (
        <Button size="small" onClick={() => onOpen(wish)}>
          {t('openInTicket')}
        </Button>
      )}
    </Row>
  )
}

/** Its height is reserved before the offer appears. */
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
