import { type Pair } from '@aldergate/shared/market/pairs'
import { space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import styled from 'styled-components'
import { useText } from '../../texts'

/** Buy, Sell and Set Alert: as specified, a click on them changes nothing. */
export function TradeButtons({ pair }: { pair: Pair }) {
  const t = useText()
  return (
    <Row>
      <Button size="small" variant="buy" aria-label={t('buyPair', { pair })}>
        {t('buy')}
      </Button>
      <Button size="small" variant="sell" aria-label={t('sellPair', { pair })}>
        {t('sell')}
      </Button>
      <Button size="small" aria-label={t('setAlertPair', { pair })}>
        {t('setAlert')}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  & > * {
    flex: 1 0 auto;
  }
`
