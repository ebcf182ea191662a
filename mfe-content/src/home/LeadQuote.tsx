import { usePairName, usePairPrice } from '@aldergate/charts/quotes'
import { dayChangePercent, type Pair } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { color, fontSize, fontWeight, Muted, space } from '@aldergate/ui'
import { SignedChange, Sparkline } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'

/** One quote with all that is known of it. */
export function LeadQuote({ pair }: { pair: Pair }) {
  const t = useText()
  const pairName = usePairName()
  const pairPrice = usePairPrice()
  const quote = useAtomValue(quoteAtom(pair))

  return (
    <Lead>
      <div>
        <Name>
          <b>{pair}</b> {pairName(pair)}
        </Name>
        <Price>{pairPrice(pair, quote.price)}</Price>
        <Change>
          <SignedChange percent={dayChangePercent(quote)} />
          <Muted as="span">{t('change')}</Muted>
        </Change>
      </div>
      <History>
        <Sparkline values={quote.history} label={t('historyOf', { pair })} height={56} />
      </History>
      <Range>
        <dt>{t('high')}</dt>
        <dd>{pairPrice(pair, quote.high)}</dd>
        <dt>{t('low')}</dt>
        <dd>{pairPrice(pair, quote.low)}</dd>
      </Range>
    </Lead>
  )
}

const History = styled.div``

const Lead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(60px, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(3)} ${space(2)};
  border-bottom: 1px solid ${color.border};

  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > ${History} {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

const Name = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};

  b {
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }
`

const Price = styled.p`
  font-size: ${fontSize.s20};
  font-weight: ${fontWeight.semibold};
  line-height: 28px;
`

const Change = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

const Range = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 ${space(3)};
  font-size: ${fontSize.s12};

  dt {
    color: ${color.t3};
  }

  dd {
    text-align: right;
  }
`
