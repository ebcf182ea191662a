import { Badge, color, fontSize, Muted, space, useFormat, VisuallyHidden } from '@aldergate/ui'
import { type Column, DataTable, Direction } from '@aldergate/ui/data'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import { StackedRows } from '../../parts/StackedRows'
import { useHeldOrder } from '../../parts/useHeldOrder'
import { byProfit, inOrder, type Opportunity, PROFIT_DECIMALS } from './opportunity'
import { QuoteAge } from './QuoteAge'
import { useText } from './texts'

/** The most profitable first; while the pointer or the focus is within, the rows keep their places. */
export function OpportunityTable({ opportunities }: { opportunities: readonly Opportunity[] }) {
  const t = useText()
  const { order, listProps } = useHeldOrder(byProfit(opportunities).map(({ pair }) => pair))
  const columns = useColumns()

  return (
    <Rows
      {...listProps}
      $columns="minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.2fr)"
      $areas="'pair exchanges net' 'age exchanges net'"
      $cells={columns.map(({ id }) => id)}
    >
      <DataTable
        caption={t('opportunities')}
        columns={columns}
        rows={inOrder(opportunities, order)}
        // Keyed by place: some rows swap at nearly every step, and new texts cost less than moved rows.
        rowKey={(_opportunity, place) => String(place)}
        identityOf={({ pair }) => pair}
      />
    </Rows>
  )
}

function useColumns(): Column<Opportunity>[] {
  const t = useText()
  const format = useFormat()

  return [
    {
      id: 'pair',
      header: t('pair'),
      rowHeader: true,
      sortBy: ({ pair }) => pair,
      cell: ({ pair, isOpen }) => (
        <Cell $closed={!isOpen}>
          {pair}
          <Badge tone={isOpen ? 'ok' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</Badge>
        </Cell>
      ),
    },
    {
      id: 'exchanges',
      header: t('exchanges'),
      cell: ({ fromExchange, toExchange, isOpen }) => (
        <Way $closed={!isOpen}>
          <span>
            <VisuallyHidden>{t('buyAt')}</VisuallyHidden> {fromExchange}
          </span>{' '}
          <span>
            <VisuallyHidden>{t('sellAt')}</VisuallyHidden> {t('to', { exchange: toExchange })}
          </span>
        </Way>
      ),
    },
    {
      id: 'net',
      header: t('netProfit'),
      numeric: true,
      sortBy: ({ profit }) => profit,
      cell: ({ profit, spread, isOpen }) => {
        const percent = format.signedPercent(profit, PROFIT_DECIMALS)
        return (
          <Net $closed={!isOpen}>
            {isOpen ? <Direction change={profit}>{percent}</Direction> : percent}
            <Muted as="span" $size="s11">
              {t('beforeFees', { percent: format.signedPercent(spread, PROFIT_DECIMALS) })}
            </Muted>
          </Net>
        )
      },
    },
    {
      id: 'age',
      header: t('quoteAge'),
      numeric: true,
      sortBy: ({ time }) => -time,
      cell: ({ time }) => <QuoteAge at={time} />,
    },
  ]
}

/** When stacked, the age stands below the pair, aligned with it. */
const Rows = styled(StackedRows)`
  ${narrow} {
    tr > :nth-child(4) {
      text-align: left;
    }

    /* Both buttons are taller than their labels, which have to stay close together. */
    thead > tr > :first-child > button {
      align-items: end;
    }

    thead > tr > :nth-child(4) > button {
      flex-direction: row;
      align-items: start;
    }
  }
`

const Cell = styled.span<{ $closed: boolean }>`
  display: grid;
  gap: 2px;
  justify-items: start;
  padding: ${space(1)} 0;
  color: ${({ $closed }) => ($closed ? color.t3 : color.t1)};
  line-height: 16px;
  white-space: nowrap;
`

/** As wide as the longest name, so that another exchange moves nothing. */
const Way = styled(Cell)`
  position: relative;
  min-width: 12ch;
  font-size: ${fontSize.s12};
`

const Net = styled(Cell)`
  justify-items: end;
`
