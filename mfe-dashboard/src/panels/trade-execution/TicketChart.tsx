import { useLedgerMarks } from '@aldergate/charts/marks'
import { PriceChart } from '@aldergate/charts/price'
import { ChartModal } from '@aldergate/charts/external'
import type { GbpPair } from '@aldergate/ledger'
import { isTradeTicker, type TradeTicker } from '@aldergate/market'
import { Button, Muted } from '@aldergate/ui'
import { useState } from 'react'
import { ChartStack } from '../../parts/ChartStack'
import { PanelChart } from '../../parts/PanelChart'
import { useText } from './texts'

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
      <PanelChart
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
    <ChartStack as="figure" $gap={1} $rows="1fr">
      <PriceChart pair={pair} height={HEIGHT} {...marks} />
      <Muted as="figcaption" $size="s11">
        {t('noExternalChart', { pair })}
      </Muted>
    </ChartStack>
  )
}
