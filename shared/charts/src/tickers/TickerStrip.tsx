import { tickerAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { usePairPrice, useQuoteText } from '@aldergate/charts/quotes'
import { dayChangePercent, type Pair } from '@aldergate/market'
import { color, fontSize, fontWeight, radius, Row, SimulatedTag, space, Stack } from '@aldergate/ui'
import { SignedChange, Sparkline } from '@aldergate/ui/data'
import { MarketAge } from '@aldergate/charts/age'

interface TickerStripProps {
  pairs: readonly Pair[]
  label: string
}

/** The latest prices of a few pairs, sampled every 5 s, each with its change over the day. */
export function TickerStrip({ pairs, label }: TickerStripProps) {
  const labelId = useId()

  return (
    <Stack as="section" aria-labelledby={labelId}>
      <Row>
        <Label id={labelId}>{label}</Label>
        <SimulatedTag />
        <MarketAge />
      </Row>
      <List>
        {pairs.map((pair) => (
          <Ticker key={pair} pair={pair} />
        ))}
      </List>
    </Stack>
  )
}

function Ticker({ pair }: { pair: Pair }) {
  const t = useQuoteText()
  const pairPrice = usePairPrice()
  const ticker = useAtomValue(tickerAtom(pair))

  return (
    <Item>
      <Symbol>{pair}</Symbol>
      <SignedChange percent={dayChangePercent(ticker)} />
      <Price>{pairPrice(pair, ticker.price)}</Price>
      <Sparkline values={ticker.history} label={t('latestPrices', { pair })} height={18} />
    </Item>
  )
}

const Label = styled.h2`
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  line-height: 18px;
  color: ${color.t2};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(156px, 1fr));
  gap: ${space(2)};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px ${space(2)};
  align-items: center;
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  font-size: ${fontSize.s12};
`

const Symbol = styled.span`
  color: ${color.t2};
  font-weight: ${fontWeight.medium};
`

const Price = styled.span`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`
