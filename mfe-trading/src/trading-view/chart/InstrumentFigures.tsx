import { LivePrice, usePairPrice } from '@aldergate/charts/quotes'
import { dayChangePercent, type Pair, PAIRS } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import {
  color,
  fontSize,
  fontWeight,
  SampleTag,
  SignedChange,
  space,
  useFormat,
} from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'

/** The pair's price and its day, as every screen has them. */
export function InstrumentFigures({ pair }: { pair: Pair }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const quote = useAtomValue(quoteAtom(pair))

  return (
    <Figures aria-label={t('figuresOf', { pair })}>
      <Last>
        <dt>{t('lastPrice')}</dt>
        <dd>
          <LivePrice key={pair} pair={pair} price={quote.price} />
        </dd>
      </Last>
      <Figure>
        <dt>{t('change24h')}</dt>
        <dd>
          <SignedChange percent={dayChangePercent(quote)} />
        </dd>
      </Figure>
      <Figure>
        <dt>{t('high24h')}</dt>
        <dd>{pairPrice(pair, quote.high)}</dd>
      </Figure>
      <Figure>
        <dt>{t('low24h')}</dt>
        <dd>{pairPrice(pair, quote.low)}</dd>
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
