import { useLedgerMarks } from '@aldergate/charts/marks'
import { ChartModal, ExternalChart, PriceChart } from '@aldergate/charts/price'
import type { GbpPair } from '@aldergate/ledger'
import { isTradeTicker, type TradeTicker } from '@aldergate/market'
import { Button, Muted, Stack } from '@aldergate/ui'
import { useState } from 'react'
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
    <Stack as="figure" $gap={1}>
      <PriceChart pair={pair} height={HEIGHT} {...marks} />
      <Muted as="figcaption" $size="s11">
        {t('noExternalChart', { pair })}
      </Muted>
    </Stack>
  )
}
