import { ALL_PAIRS, type Pair } from '@aldergate/market'
import { Card, color, Freshness, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { TickerStrip } from '@aldergate/charts/tickers'
import { useState } from 'react'
import styled from 'styled-components'
import { MarketBook } from './MarketBook'
import { MarketCandles } from './MarketCandles'
import { MarketQuotes } from './MarketQuotes'

/** Pairs with large and tiny prices, and with pounds as base and as quote. */
const PAIRS_SHOWN = ['BTC/GBP', 'SHIB/GBP', 'GBP/USD', 'VOD/GBP'] as const satisfies readonly Pair[]

const OPTIONS = ALL_PAIRS.map((pair) => ({ value: pair, label: pair }))

export function MarketSection() {
  const [pair, setPair] = useState<Pair>('BTC/GBP')

  return (
    <Stack $gap={4}>
      <TickerStrip pairs={PAIRS_SHOWN} label="Tickers, sampled every 5 s" />
      <Card heading="Quotes, stepped every 3 s">
        <MarketQuotes pairs={PAIRS_SHOWN} />
        <Note>
          A price that has not stepped for a minute: <Freshness seconds={61} />
        </Note>
      </Card>
      <SelectField label="Pair" value={pair} options={OPTIONS} onChange={setPair} />
      <Card heading={`Candles of ${pair}`}>
        <MarketCandles pair={pair} />
      </Card>
      <Card heading={`Order book of ${pair}, stepped every 10 s`}>
        <MarketBook pair={pair} />
      </Card>
    </Stack>
  )
}

const Note = styled.p`
  margin-top: ${space(2)};
  color: ${color.t2};
`
