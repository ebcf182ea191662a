import { ChartModal, ExternalChart, PriceChart, useLedgerMarks } from '@aldergate/charts/price'
import type { GbpPair } from '@aldergate/ledger'
import type { TradeTicker } from '@aldergate/market'
import { Button, color, fontSize, space } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'
import { isTradeTicker } from './ticket'

const HEIGHT = 300

/** The chart of the ticket's pair: the provider's for the trade tickers, for another pair our own. */
export function TicketChart({ pair }: { pair: GbpPair }) {
  return isTradeTicker(pair) ? <TickerChart ticker={pair} /> : <OwnChart pair={pair} />
}

function TickerChart({ ticker }: { ticker: TradeTicker }) {
  const t = useText()
  const marks = useLedgerMarks(ticker, t('averageCost'))
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <ExternalChart
        instrument={ticker}
        height={HEIGHT}
        {...marks}
        actions={
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('expand')}
          </Button>
        }
      />
      <ChartModal instrument={ticker} isOpen={isOpen} onClose={() => setIsOpen(false)} {...marks} />
    </>
  )
}

function OwnChart({ pair }: { pair: GbpPair }) {
  const t = useText()
  const marks = useLedgerMarks(pair, t('averageCost'))

  return (
    <Figure>
      <PriceChart pair={pair} height={HEIGHT} {...marks} />
      <Caption>{t('noExternalChart', { pair })}</Caption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

const Caption = styled.figcaption`
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
