import { InstrumentPicker } from '@aldergate/charts/picker'
import { tradedAs, usePairName } from '@aldergate/charts/quotes'
import { type Pair, poundPairOf } from '@aldergate/market'
import { addToWatchlistAtom, watchlistAtom } from '@aldergate/market/state'
import { Button, Card, color, fontSize, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { DEFAULT_SYMBOL } from '../symbol'
import { useText } from '../texts'
import { useBeginOrder } from '../useBeginOrder'
import { InstrumentChart } from './InstrumentChart'
import { InstrumentFigures } from './InstrumentFigures'

interface InstrumentCardProps {
  pair: Pair
  /** The symbol in the URL, if no pair has that name. */
  unknown: string | undefined
  onSelect: (pair: Pair) => void
  className?: string
}

/** The pair that is traded: its figures and its chart. */
export function InstrumentCard({ pair, unknown, onSelect, className }: InstrumentCardProps) {
  const t = useText()
  const pairName = usePairName()
  const nameId = useId()
  const isWatched = useAtomValue(watchlistAtom).includes(pair)
  const watch = useSetAtom(addToWatchlistAtom)
  const beginOrder = useBeginOrder()
  const tradeRef = useRef<HTMLButtonElement>(null)

  /** The button disappears, and passes its focus on. */
  function watchPair() {
    watch(pair)
    tradeRef.current?.focus()
  }

  return (
    <Surface className={className} aria-labelledby={nameId}>
      <Head>
        <Name id={nameId}>
          {pair} <Long>{pairName(pair)}</Long>
        </Name>
        <Choice>
          <InstrumentPicker label={t('symbol')} isLabelHidden value={pair} onChange={onSelect} />
        </Choice>
        <Actions>
          {!isWatched && (
            <Button size="small" onClick={watchPair}>
              {t('watch')}
            </Button>
          )}
          <Button ref={tradeRef} size="small" variant="primary" onClick={() => beginOrder(pair)}>
            {t('trade', { pair: poundPairOf(pair) })}
          </Button>
        </Actions>
      </Head>
      <Traded>{tradedAs(pair)}</Traded>
      <Unknown role="status">
        {unknown !== undefined && t('unknownSymbol', { symbol: unknown, pair: DEFAULT_SYMBOL })}
      </Unknown>
      <InstrumentFigures pair={pair} />
      <InstrumentChart pair={pair} onSelect={onSelect} />
    </Surface>
  )
}

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`

const Name = styled.h2`
  font-size: ${fontSize.s16};
  line-height: 24px;
`

const Long = styled.span`
  margin-left: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s13};
  font-weight: 400;
`

const Choice = styled.div`
  width: 168px;
`

const Traded = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};

  &:empty {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`

const Unknown = styled.p`
  color: ${color.warn};
  font-size: ${fontSize.s12};

  &:empty {
    display: none;
  }
`
