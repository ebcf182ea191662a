import { dayChangePercent, type Pair, PAIRS, poundPairOf } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import {
  Blank,
  color,
  fontSize,
  fontWeight,
  IconButton,
  media,
  size,
  space,
  useFormat,
} from '@aldergate/ui'
import { SignedChange } from '@aldergate/ui/data'
import { LivePrice } from '@aldergate/charts/live'
import { usePairName } from '@aldergate/charts/quotes'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, Suspense } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'

interface WatchlistRowProps {
  pair: Pair
  isSelected: boolean
  /** One row of the list is reached by Tab, the others by the arrow keys. */
  isTabStop: boolean
  onSelect: () => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function WatchlistRow(props: WatchlistRowProps) {
  const { pair, isSelected, isTabStop, onSelect, onRemove, onKeyDown } = props
  const t = useText()
  const format = useFormat()
  const pairName = usePairName()
  const tabIndex = isTabStop ? 0 : -1
  const traded = poundPairOf(pair)

  return (
    <Row
      role="row"
      aria-selected={isSelected}
      tabIndex={tabIndex}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <Symbol scope="row">
        {pair}
        <Name>{pairName(pair)}</Name>
        {traded !== pair && <Name>{t('tradedAs', { pair: traded })}</Name>}
      </Symbol>
      <Suspense fallback={<NoFigures />}>
        <LiveFigures pair={pair} />
      </Suspense>
      <Figure>{format.sampleAmount(PAIRS[pair].volume)}</Figure>
      <Tools>
        <IconButton
          icon="close"
          label={t('removePair', { pair })}
          tabIndex={tabIndex}
          onClick={(event) => {
            event.stopPropagation()
            onRemove()
          }}
          // Enter presses this button, so it must not bubble to the row.
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
          }}
        />
      </Tools>
    </Row>
  )
}

function LiveFigures({ pair }: { pair: Pair }) {
  const quote = useAtomValue(quoteAtom(pair))
  return (
    <>
      <Figure>
        <LivePrice pair={pair} price={quote.price} />
      </Figure>
      <Figure>
        <SignedChange percent={dayChangePercent(quote)} />
      </Figure>
    </>
  )
}

/** A placeholder while there are no prices. */
function NoFigures() {
  return (
    <>
      <Figure>
        <Blank $digits={8} />
      </Figure>
      <Figure>
        <Blank $digits={6} />
      </Figure>
    </>
  )
}

/** The selected row has a bar at its edge beside its colour. */
const Row = styled.tr`
  cursor: pointer;

  &:hover {
    background: ${color.s2};
  }

  &[aria-selected='true'] {
    background: ${color.s3};

    /* On the cell, because WebKit draws no shadow on a row. */
    > :first-child {
      box-shadow: inset 3px 0 ${color.accent};
    }
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  > * {
    height: 36px;
    border-bottom: 1px solid ${color.border};
  }

  &:last-child > * {
    border-bottom: 0;
  }

  ${media.coarsePointer} {
    > * {
      height: ${size.touch};
    }
  }
`

const Symbol = styled.th`
  padding: 0 ${space(1)} 0 ${space(2)};
  font-weight: ${fontWeight.semibold};
  line-height: 15px;
  text-align: left;
`

const Name = styled.span`
  display: block;
  color: ${color.t3};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.regular};
  line-height: 13px;
`

const Figure = styled.td`
  padding: 0 ${space(1)};
  text-align: right;
  white-space: nowrap;
`

const Tools = styled.td`
  width: ${size.row};
  padding: 0;
`
