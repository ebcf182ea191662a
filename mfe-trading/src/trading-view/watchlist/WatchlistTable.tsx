import type { Pair } from '@aldergate/market'
import { color, fontSize, fontWeight, size, space, VisuallyHidden } from '@aldergate/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { rowAction } from './rowKeys'
import { WatchlistRow } from './WatchlistRow'

interface WatchlistTableProps {
  pairs: readonly Pair[]
  /** The chart's symbol, which need not be on the list. */
  selected: Pair
  keysId: string
  onSelect: (pair: Pair) => void
  onMove: (pair: Pair, to: number) => void
  onRemove: (pair: Pair) => void
}

/** The watched pairs; an arrow key goes to the next row and selects it, as a click does. */
export function WatchlistTable(props: WatchlistTableProps) {
  const { pairs, selected, keysId, onSelect, onMove, onRemove } = props
  const t = useText()
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const focusNext = useRef<number>(undefined)
  const tabStop = pairs.includes(selected) ? selected : pairs[0]

  // Moving or removing a focused row loses the focus.
  useEffect(() => {
    if (focusNext.current === undefined) return
    focusRow(focusNext.current)
    focusNext.current = undefined
  }, [pairs])

  function focusRow(index: number) {
    bodyRef.current?.rows[index]?.focus()
  }

  function remove(pair: Pair, index: number) {
    focusNext.current = Math.min(index, pairs.length - 2)
    onRemove(pair)
  }

  function pressKey(event: KeyboardEvent, pair: Pair, index: number) {
    const action = rowAction(event, index, pairs.length)
    if (!action) return
    event.preventDefault()
    if (action.type === 'remove') return remove(pair, index)
    if (action.type === 'move') {
      focusNext.current = action.to
      return onMove(pair, action.to)
    }
    const next = pairs[action.to]
    if (!next) return
    focusRow(action.to)
    onSelect(next)
  }

  return (
    <Table role="grid" aria-label={t('watchlist')} aria-describedby={keysId}>
      <thead>
        <tr>
          <Head scope="col">{t('symbol')}</Head>
          <NumberHead scope="col">{t('lastPrice')}</NumberHead>
          <NumberHead scope="col">{t('changePercent')}</NumberHead>
          <NumberHead scope="col">{t('volume')}</NumberHead>
          <Head scope="col">
            <VisuallyHidden>{t('remove')}</VisuallyHidden>
          </Head>
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {pairs.map((pair, index) => (
          <WatchlistRow
            key={pair}
            pair={pair}
            isSelected={pair === selected}
            isTabStop={pair === tabStop}
            onSelect={() => onSelect(pair)}
            onRemove={() => remove(pair, index)}
            onKeyDown={(event) => pressKey(event, pair, index)}
          />
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
`

const Head = styled.th`
  position: relative;
  height: ${size.row};
  padding: 0 ${space(1)} 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  text-align: left;
  white-space: nowrap;
`

const NumberHead = styled(Head)`
  padding: 0 ${space(1)};
  text-align: right;
`
