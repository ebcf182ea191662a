import { PATHS } from '@aldergate/contract'
import { ButtonLink, Card, EmptyState, SimulatedTag, useFormat } from '@aldergate/ui'
import { type Column, DataTable, SignedChange, SignedMoney } from '@aldergate/ui/data'
import { MarketAge } from '@aldergate/charts/age'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Account } from '@aldergate/ledger'
import { accountAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { HoldingActions } from './HoldingActions'
import { HoldingName } from './HoldingName'
import { grossCost, type Holding } from './holdings'
import { holdingsAtom } from './portfolio.atoms'
import { ShortWeights } from './ShortWeights'
import { useText } from './texts'

export function HoldingsTable() {
  const t = useText()
  const { money } = useFormat()
  const holdings = useAtomValue(holdingsAtom)
  const cost = grossCost(holdings)
  const columns = useColumns(useAtomValue(accountAtom), cost)

  return (
    <Card
      heading={t('holdings')}
      actions={
        <>
          <SimulatedTag />
          <MarketAge />
        </>
      }
    >
      {holdings.length > 0 ? (
        <>
          <Rows>
            <DataTable
              caption={t('holdings')}
              stacks
              columns={columns}
              rows={holdings}
              rowKey={({ pair }) => pair}
            />
          </Rows>
          <ShortWeights positions={holdings}>{t('shortCost', { cost: money(cost) })}</ShortWeights>
        </>
      ) : (
        <EmptyState
          text={t('noHoldings')}
          action={
            <ButtonLink size="small" to={`${PATHS.dashboard}#trade-execution`} data-screen-only>
              {t('openTicket')}
            </ButtonLink>
          }
        />
      )}
    </Card>
  )
}

function useColumns(totals: Account, cost: number): Column<Holding>[] {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return [
    {
      id: 'symbol',
      header: t('symbol'),
      cell: (holding) => <HoldingName holding={holding} />,
      sortBy: ({ pair }) => pair,
      rowHeader: true,
      footer: t('total'),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      cell: ({ quantity }) => format.number(quantity),
      sortBy: ({ quantity }) => Number(quantity),
      numeric: true,
    },
    {
      id: 'avgCost',
      header: t('avgCost'),
      cell: ({ pair, averageCost }) => pairPrice(pair, Number(averageCost)),
      sortBy: ({ averageCost }) => Number(averageCost),
      numeric: true,
    },
    {
      id: 'currentPrice',
      header: t('currentPrice'),
      cell: ({ pair, price }) => pairPrice(pair, price),
      sortBy: ({ price }) => price,
      numeric: true,
    },
    {
      id: 'value',
      header: t('value'),
      cell: ({ value }) => format.money(Number(value)),
      sortBy: ({ value }) => Number(value),
      numeric: true,
      footer: format.money(Number(totals.value)),
    },
    {
      id: 'weight',
      header: t('weight'),
      cell: ({ weightPercent }) => format.percent(weightPercent),
      sortBy: ({ weightPercent }) => weightPercent,
      numeric: true,
      footer: format.percent(100),
    },
    {
      id: 'unrealised',
      header: t('unrealised'),
      cell: ({ unrealised }) => <SignedMoney gbp={Number(unrealised)} />,
      sortBy: ({ unrealised }) => Number(unrealised),
      numeric: true,
      footer: <SignedMoney gbp={Number(totals.unrealised)} />,
    },
    {
      id: 'unrealisedPercent',
      header: t('unrealisedPercent'),
      cell: ({ unrealisedPercent }) => <SignedChange percent={unrealisedPercent} />,
      sortBy: ({ unrealisedPercent }) => unrealisedPercent,
      numeric: true,
      footer: <SignedChange percent={(Number(totals.unrealised) / cost) * 100} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (holding) => <HoldingActions holding={holding} />,
      numeric: true,
    },
  ]
}

/** Paper has no room for the actions, which it cannot do, and for the rest in small print. */
const Rows = styled.div`
  @media print {
    table {
      font-size: 9px;
    }

    tr > :last-child {
      display: none;
    }
  }
`
