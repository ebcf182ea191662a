import { LivePrice } from '@aldergate/charts/live'
import { usePairPrice } from '@aldergate/charts/quotes'
import { type Pair, PAIRS } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import { Sparkline } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { PairCard } from '../../parts/PairCard'
import { useText } from './texts'
import { PinButton } from './PinButton'
import { SampleChange } from './SampleChange'
import { TradeButtons } from './TradeButtons'

export function MarketCard({ pair }: { pair: Pair }) {
  return (
    <Card pair={pair} end={<PinButton pair={pair} />}>
      <Figures pair={pair} />
      <TradeButtons pair={pair} />
    </Card>
  )
}

/** A component of its own, so that a price step re-renders only this part of a card. */
function Figures({ pair }: { pair: Pair }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const { price, change, high, low, history } = useAtomValue(quoteAtom(pair))
  const { volume } = PAIRS[pair]

  return (
    <>
      <Prices>
        <Price>
          <LivePrice pair={pair} price={price} />
        </Price>
        <SampleChange percent={change} />
      </Prices>
      <Sparkline values={history} height={28} label={t('trendOf', { pair })} />
      <Facts>
        <div>
          <dt>{t('volume')}</dt>
          <dd>{format.sampleAmount(volume)}</dd>
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
    </>
  )
}

/** More compact than other cards: twelve of them are stacked. */
const Card = styled(PairCard)`
  gap: ${space(1)};
  padding-top: 6px;

  & > :first-child {
    margin-right: -6px;
  }
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
