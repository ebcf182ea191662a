import type { Pair } from '@aldergate/market'
import { addToWatchlistAtom, moveInWatchlistAtom, watchlistAtom } from '@aldergate/market/state'
import {
  Button,
  Card,
  color,
  EmptyState,
  fontSize,
  SimulatedTag,
  space,
  VisuallyHidden,
} from '@aldergate/ui'
import { MarketAge } from '@aldergate/charts/age'
import { InstrumentPicker } from '@aldergate/charts/picker'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { useRemovePair } from './useRemovePair'
import { WatchlistTable } from './WatchlistTable'

interface WatchlistCardProps {
  selected: Pair
  onSelect: (pair: Pair) => void
}

export function WatchlistCard({ selected, onSelect }: WatchlistCardProps) {
  const t = useText()
  const keysId = useId()
  const pickerRef = useRef<HTMLInputElement>(null)
  const pairs = useAtomValue(watchlistAtom)
  const add = useSetAtom(addToWatchlistAtom)
  const move = useSetAtom(moveInWatchlistAtom)
  const removePair = useRemovePair()
  const [said, setSaid] = useState('')

  function addPair(pair: Pair) {
    add(pair)
    setSaid(t('added', { pair }))
  }

  function movePair(pair: Pair, to: number) {
    move({ pair, to })
    setSaid(t('moved', { pair, place: to + 1, count: pairs.length }))
  }

  function remove(pair: Pair) {
    if (pairs.length === 1) pickerRef.current?.focus()
    removePair(pair)
    setSaid('')
  }

  return (
    <Card
      id="watchlist"
      heading={t('watchlist')}
      actions={
        <>
          <SimulatedTag />
          <MarketAge />
        </>
      }
    >
      <InstrumentPicker
        label={t('addFirst')}
        isLabelHidden
        placeholder={t('addPair')}
        omitted={pairs}
        noneLeft={t('allWatched')}
        inputRef={pickerRef}
        onChange={addPair}
      />
      {pairs.length > 0 ? (
        <Scroller>
          <WatchlistTable
            pairs={pairs}
            selected={selected}
            keysId={keysId}
            onSelect={onSelect}
            onMove={movePair}
            onRemove={remove}
          />
        </Scroller>
      ) : (
        <EmptyState
          text={t('emptyWatchlist')}
          action={
            <Button size="small" onClick={() => pickerRef.current?.focus()}>
              {t('addFirst')}
            </Button>
          }
        />
      )}
      <Keys id={keysId}>{t('watchlistKeys')}</Keys>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  )
}

/**
 * On the narrowest screens the figures scroll within the card, which needs no tab stop because its rows are focusable.
 * Focus rings at an edge are drawn inside.
 */
const Scroller = styled.div`
  position: relative;
  margin: ${space(1)} -${space(1)} 0;
  padding: ${space(1)} ${space(1)} 0;
  overflow-x: auto;
`

const Keys = styled.p`
  margin-top: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 15px;
  text-wrap: balance;
`
