import { usePairName } from '@aldergate/charts/quotes'
import { Button, color, fontSize, space, measure } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import { StackedRows } from '../../parts/StackedRows'
import { isPositive, shareOf, totalOf } from './portfolio'
import type { PortfolioItem } from './portfolios.data'
import { ShareBar } from './ShareBar'
import { SignedDollars } from './SignedDollars'
import { useText } from './texts'

interface PortfolioTableProps {
  items: readonly PortfolioItem[]
  onTrade: (item: PortfolioItem) => void
}

/** The instruments with their values and the totals. */
export function PortfolioTable({ items, onTrade }: PortfolioTableProps) {
  const t = useText()
  const pairName = usePairName()

  const columns: Column<PortfolioItem>[] = [
    {
      id: 'instrument',
      header: t('instrument'),
      rowHeader: true,
      cell: ({ pair }) => (
        <Instrument>
          {pair}
          <Name>{pairName(pair)}</Name>
        </Instrument>
      ),
      footer: t('total'),
    },
    {
      id: 'value',
      header: t('value'),
      numeric: true,
      cell: ({ value }) => <SignedDollars value={value} />,
      footer: <SignedDollars value={totalOf(items)} />,
    },
    {
      id: 'share',
      header: t('share'),
      cell: ({ value }) => <ShareBar value={value} percent={shareOf(value, items)} />,
    },
    {
      id: 'action',
      header: t('action'),
      cell: (item) =>
        isPositive(item.value) ? (
          <Trade
            size="small"
            variant="buy"
            data-other={t('sell')}
            aria-label={t('buyPair', { pair: item.pair })}
            onClick={() => onTrade(item)}
          >
            {t('buy')}
          </Trade>
        ) : (
          <Trade
            size="small"
            variant="sell"
            data-other={t('buy')}
            aria-label={t('sellPair', { pair: item.pair })}
            onClick={() => onTrade(item)}
          >
            {t('sell')}
          </Trade>
        ),
    },
  ]

  return (
    <Rows
      $columns="minmax(0, 1.4fr) minmax(0, 1fr) auto"
      $areas="'instrument value action' 'instrument share action'"
      $cells={columns.map(({ id }) => id)}
    >
      <DataTable
        caption={t('instruments')}
        columns={columns}
        rows={items}
        rowKey={({ pair }) => pair}
      />
    </Rows>
  )
}

/** When stacked, the header of the shares is aligned with their figures, like that of the values. */
const Rows = styled(StackedRows)`
  ${narrow} {
    thead > tr > :nth-child(3) {
      text-align: right;
    }
  }
`

const Instrument = styled.span`
  display: grid;
  padding: ${space(1)} 0;
  line-height: 16px;
  white-space: nowrap;
`

const Name = styled.span`
  max-width: ${measure(17)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 14px;
  white-space: normal;

  ${narrow} {
    max-width: none;
  }
`

/** Equally wide for Buy and Sell: a value may change its sign at any tick. */
const Trade = styled(Button)`
  flex-direction: column;
  gap: 0;
  min-width: 44px;
  margin: 1px 0;
  /* Its colours change with the value alone, at once: a fade would be drawn in many frames. */
  transition-property: filter;

  /* Reserves the width of the other label, without its height. */
  &::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
    overflow: hidden;
  }
`
