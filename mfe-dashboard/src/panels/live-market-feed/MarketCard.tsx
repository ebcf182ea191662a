import { usePairPrice } from '@aldergate/shared/format'
import { PAIRS } from '@aldergate/shared/market/pairs'
import { type Quote } from '@aldergate/shared/market/series'
import { color, fontSize, fontWeight, radius, space } from '@aldergate/shared/theme'
import { SignedChange } from '@aldergate/shared/ui/SignedChange'
import { Sparkline } from '@aldergate/shared/ui/Sparkline'
import { useId } from 'react'
import styled from 'styled-components'
import { useText } from './texts'
import { LivePrice } from './LivePrice'
import { PinButton } from './PinButton'
import { TradeButtons } from './TradeButtons'

export function MarketCard({ quote }: { quote: Quote }) {
  const t = useText()
  const nameId = useId()
  const pairPrice = usePairPrice()
  const { pair, price, change, high, low, history } = quote
  const { name, volume } = PAIRS[pair]

  return (
    <Card aria-labelledby={nameId}>
      <Head>
        <Pair id={nameId}>{pair}</Pair>
        <Name>{name}</Name>
        <PinButton pair={pair} />
      </Head>
      <Prices>
        <Price>
          <LivePrice pair={pair} price={price} />
        </Price>
        <SignedChange percent={change} />
      </Prices>
      <Sparkline values={history} height={44} label={t('trendOf', { pair })} />
      <Facts>
        <div>
          <dt>{t('volume')}</dt>
          <dd>{volume}</dd>
        </div>
        <div>
          <dt>{t('high')}</dt>
          <dd>{pairPrice(pair, high)}</dd>
        </div>
        <div>
          <dt>{t('low')}</dt>
          <dd>{pairPrice(pair, low)}</dd>
        </div>
      </Facts>
      <TradeButtons pair={pair} />
    </Card>
  )
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
  padding: 6px 10px 10px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-right: -6px;
`

const Pair = styled.h4`
  font-weight: ${fontWeight.semibold};
  white-space: nowrap;
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.t3};
  font-size: ${fontSize.s11};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Prices = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`

const Price = styled.span`
  font-size: ${fontSize.s16};
  font-weight: ${fontWeight.semibold};
  line-height: 22px;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto auto;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${fontSize.s11};
  line-height: 15px;
  white-space: nowrap;

  dt {
    color: ${color.t3};
  }

  div:not(:first-child) {
    text-align: right;
  }
`
