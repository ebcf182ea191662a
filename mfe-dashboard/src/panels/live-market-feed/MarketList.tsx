import { LivePrice } from '@aldergate/charts/live'
import { usePairName, usePairPrice } from '@aldergate/charts/quotes'
import { type Pair, PAIRS, type Quote } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { color, fontSize, media, space, useFormat } from '@aldergate/ui'
import { type Column, DataTable, Sparkline } from '@aldergate/ui/data'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import { StackedRows } from '../../parts/StackedRows'
import { useText } from './texts'
import { pinnedPairsAtom } from './feed.atoms'
import { PinButton } from './PinButton'
import { SampleChange } from './SampleChange'
import { TradeButtons } from './TradeButtons'

/** The same pairs as a table that sorts; the pinned stay on top. */
export function MarketList({ pairs }: { pairs: readonly Pair[] }) {
  const t = useText()
  const format = useFormat()
  const pairName = usePairName()
  const pairPrice = usePairPrice()
  const pinned = useAtomValue(pinnedPairsAtom)
  const quotesAtom = useMemo(
    () => atom((get) => pairs.map((pair) => get(quoteAtom(pair)))),
    [pairs],
  )
  const quotes = useAtomValue(quotesAtom)

  const columns: Column<Quote>[] = [
    {
      id: 'pair',
      header: t('pair'),
      rowHeader: true,
      sortBy: ({ pair }) => pair,
      cell: ({ pair, history }) => (
        <Symbol>
          <PinButton pair={pair} />
          <Lines>
            <span>{pair}</span>
            <Name title={pairName(pair)}>{pairName(pair)}</Name>
            <Sparkline values={history} width={56} height={14} label={t('trendOf', { pair })} />
          </Lines>
        </Symbol>
      ),
    },
    {
      id: 'price',
      header: t('price'),
      numeric: true,
      sortBy: ({ price }) => price,
      cell: ({ pair, price, change }) => (
        <Lines>
          <LivePrice pair={pair} price={price} />
          <SampleChange percent={change} />
        </Lines>
      ),
    },
    {
      id: 'volume',
      header: t('volume'),
      numeric: true,
      cell: ({ pair }) => format.sampleAmount(PAIRS[pair].volume),
    },
    {
      id: 'highLow',
      header: t('highLow'),
      numeric: true,
      cell: ({ pair, high, low }) => (
        <Lines>
          <span>{pairPrice(pair, high)}</span>
          <span>{pairPrice(pair, low)}</span>
        </Lines>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: ({ pair }) => (
        <Actions>
          <TradeButtons pair={pair} />
        </Actions>
      ),
    },
  ]

  return (
    <Table
      $columns={PLACES}
      $areas="'pair price highLow' 'volume actions actions'"
      $cells={columns.map(({ id }) => id)}
    >
      <DataTable
        caption={t('pairs')}
        columns={columns}
        rows={quotes}
        rowKey={({ pair }) => pair}
        leads={({ pair }) => pinned.includes(pair)}
        sticksHeads
      />
    </Table>
  )
}

/** The same columns in each row, whatever its content. */
const PLACES = 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)'

const Table = styled(StackedRows)`
  /* Narrow enough for a panel of three in a row: a table that scrolls sideways could not keep its header in view. */
  th,
  td {
    padding-inline: ${space(1)};
  }

  ${narrow} {
    tr > * {
      padding: 0;
    }

    /* In one grid of all rows the header would be confined to its own cell, and could not stick. */
    table,
    thead,
    tbody {
      display: block;
    }

    tr {
      grid-template-columns: ${PLACES};
      column-gap: ${space(2)};
    }

    /* The header row has a border instead. */
    && thead > tr > th {
      box-shadow: none;
    }

    tr > :nth-child(3) {
      text-align: left;
    }
  }
`

const Symbol = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-left: -12px;
  white-space: nowrap;
`

/** Two values of a row below each other: a panel is too narrow for a column each. */
const Lines = styled.span`
  display: inline-grid;
  gap: 2px;
  padding: 6px 0;
`

const Name = styled.small`
  max-width: 100px;
  overflow: hidden;
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 13px;
  text-overflow: ellipsis;
`

/** Close to its neighbours: where buttons take three lines, four rows still fit into the panel as it is. */
const Actions = styled.div`
  width: 82px;
  padding: 1px 0;

  ${media.coarsePointer} {
    width: max-content;
    max-width: 100%;
  }

  ${narrow} {
    width: auto;
  }

  button {
    padding: 0 ${space(1)};
  }
`
