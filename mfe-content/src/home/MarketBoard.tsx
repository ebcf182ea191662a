import {
  color,
  fontSize,
  fontWeight,
  media,
  radius,
  SimulatedTag,
  size,
  space,
} from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import { MarketAge } from '@aldergate/charts/age'
import { useState } from 'react'
import styled from 'styled-components'
import { BOARD_PAIRS, type BoardPair } from './board.data'
import { LeadQuote } from './LeadQuote'
import { PairChange, PairHistory, PairPrice } from './pairCells'
import { useText } from './texts'

/** The simulated market at work: one pair large, the others in a table that chooses it. */
export function MarketBoard() {
  const t = useText()
  const [shown, setShown] = useState<BoardPair>(BOARD_PAIRS[0])

  return (
    <Board aria-labelledby="market-board">
      <Header>
        <h2 id="market-board">{t('board')}</h2>
        <SimulatedTag />
        <End>
          <MarketAge />
        </End>
      </Header>
      <LeadQuote pair={shown} />
      <DataTable
        caption={t('boardCaption', { count: BOARD_PAIRS.length })}
        rows={BOARD_PAIRS}
        rowKey={(pair) => pair}
        columns={[
          {
            id: 'pair',
            header: t('pair'),
            rowHeader: true,
            cell: (pair) => (
              <Choice type="button" aria-pressed={pair === shown} onClick={() => setShown(pair)}>
                {pair}
              </Choice>
            ),
          },
          {
            id: 'history',
            header: t('history'),
            cell: (pair) => <PairHistory pair={pair} />,
          },
          {
            id: 'price',
            header: t('price'),
            numeric: true,
            cell: (pair) => <PairPrice pair={pair} />,
          },
          {
            id: 'change',
            header: t('change'),
            numeric: true,
            cell: (pair) => <PairChange pair={pair} />,
          },
        ]}
      />
    </Board>
  )
}

const Board = styled.section`
  min-width: 0;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
`

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.panelHeader};
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  background: ${color.s2};

  h2 {
    font-size: ${fontSize.s13};
    line-height: 18px;
  }
`

const End = styled.span`
  margin-left: auto;
`

const Choice = styled.button`
  margin-left: -${space(1)};
  padding: 2px ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.t2};

  &:hover {
    color: ${color.t1};
    background: ${color.s3};
  }

  &[aria-pressed='true'] {
    color: ${color.accent};
    font-weight: ${fontWeight.medium};
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`
