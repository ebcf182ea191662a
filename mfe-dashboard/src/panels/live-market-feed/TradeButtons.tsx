import type { OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { Button, color, fontSize, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useAtomCallback } from 'jotai/utils'
import { useState } from 'react'
import styled from 'styled-components'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { CardActions } from '../../parts/CardActions'
import { useDraftOrder } from '../../parts/useDraftOrder'
import { draftAlertInFormAtom } from '../../parts/draftAlert.atoms'
import { shownPrice } from './feed'
import { useText } from './texts'

/** Buy, Sell and Set Alert: a click on them changes nothing; it fills in the ticket or the alert form. */
export function TradeButtons({ pair }: { pair: Pair }) {
  const t = useText()
  const [hasNoTicket, setHasNoTicket] = useState(false)
  const draftOrder = useDraftOrder('live-market-feed')
  const draftAlert = useSetAtom(draftAlertInFormAtom)
  const lead = useLeadToPanel()

  function trade(side: OrderSide) {
    setHasNoTicket(!draftOrder(pair, side))
  }

  const setAlert = useAtomCallback((get) => {
    draftAlert({ pair, price: shownPrice(get(quoteAtom(pair))) })
    lead('alerts-notifications')
  })

  return (
    <div>
      <CardActions>
        <Button
          size="small"
          variant="buy"
          aria-label={t('buyPair', { pair })}
          onClick={() => trade('buy')}
        >
          {t('buy')}
        </Button>
        <Button
          size="small"
          variant="sell"
          aria-label={t('sellPair', { pair })}
          onClick={() => trade('sell')}
        >
          {t('sell')}
        </Button>
        <Button size="small" aria-label={t('setAlertPair', { pair })} onClick={setAlert}>
          {t('setAlert')}
        </Button>
      </CardActions>
      <Hint role="status">{hasNoTicket && t('notInPounds', { pair })}</Hint>
    </div>
  )
}

const Hint = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s11};
  line-height: 15px;

  &:not(:empty) {
    margin-top: ${space(1)};
  }
`
