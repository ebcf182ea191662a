import { LivePrice } from '@aldergate/charts/live'
import { usePairPrice } from '@aldergate/charts/quotes'
import { dayChangePercent, type Pair, PAIRS, type Quote } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { Blank, color, fontSize, fontWeight, SampleTag, space, useFormat } from '@aldergate/ui'
import { SignedChange } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'

/** The pair's price and its day, as every screen has them. */
export function InstrumentFigures({ pair }: { pair: Pair }) {
  return (
    <Suspense fallback={<PairFigures pair={pair} />}>
      <LiveFigures pair={pair} />
    </Suspense>
  )
}

function LiveFigures({ pair }: { pair: Pair }) {
  return <PairFigures pair={pair} quote={useAtomValue(quoteAtom(pair))} />
}

/** `quote`: `undefined` while there are no prices. */
function PairFigures({ pair, quote }: { pair: Pair; quote?: Quote }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return (
    <Figures aria-label={t('figuresOf', { pair })}>
      <Last>
        <dt>{t('lastPrice')}</dt>
        <dd>{quote ? <LivePrice key={pair} pair={pair} price={quote.price} /> : PRICE}</dd>
      </Last>
      <Figure>
        <dt>{t('change24h')}</dt>
        <dd>{quote ? <SignedChange percent={dayChangePercent(quote)} /> : PRICE}</dd>
      </Figure>
      <Figure>
        <dt>{t('high24h')}</dt>
        <dd>{quote ? pairPrice(pair, quote.high) : PRICE}</dd>
      </Figure>
      <Figure>
        <dt>{t('low24h')}</dt>
        <dd>{quote ? pairPrice(pair, quote.low) : PRICE}</dd>
      </Figure>
      <Figure>
        <dt>
          {t('volume')} <SampleTag />
        </dt>
        <dd>{format.sampleAmount(PAIRS[pair].volume)}</dd>
      </Figure>
    </Figures>
  )
}

const PRICE = <Blank $digits={8} />

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(5)};
`

const Figure = styled.div`
  display: grid;
  min-width: 8ch;
  line-height: 20px;

  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color.t3};
    min-height: 18px;
    font-size: ${fontSize.s11};
    line-height: 16px;
  }

  dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
  }
`

const Last = styled(Figure)`
  dd {
    font-size: ${fontSize.s20};
    font-weight: ${fontWeight.semibold};
    line-height: 24px;
  }
`
