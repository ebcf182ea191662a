import { useAtomCallback } from '@aldergate/platform'
import type { Pair } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { Button } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { CardActions } from '../../parts/CardActions'
import { useDraftOrder } from '../../parts/useDraftOrder'
import { draftAlertInFormAtom } from '../../parts/draftAlert.atoms'
import { shownPrice } from './feed'
import { useText } from './texts'

/** Buy, Sell and Set Alert: a click on them changes nothing; it fills in the ticket or the alert form. */
export function TradeButtons({ pair }: { pair: Pair }) {
  const t = useText()
  const draftOrder = useDraftOrder('live-market-feed')
  const draftAlert = useSetAtom(draftAlertInFormAtom)
  const lead = useLeadToPanel()

  const setAlert = useAtomCallback((get) => {
    draftAlert({ pair, price: shownPrice(get(quoteAtom(pair))) })
    lead('alerts-notifications')
  })

  return (
    <CardActions>
      <Button
        size="small"
        variant="buy"
        aria-label={t('buyPair', { pair })}
        onClick={() => draftOrder(pair, 'buy')}
      >
        {t('buy')}
      </Button>
      <Button
        size="small"
        variant="sell"
        aria-label={t('sellPair', { pair })}
        onClick={() => draftOrder(pair, 'sell')}
      >
        {t('sell')}
      </Button>
      <Button size="small" aria-label={t('setAlertPair', { pair })} onClick={setAlert}>
        {t('setAlert')}
      </Button>
    </CardActions>
  )
}
