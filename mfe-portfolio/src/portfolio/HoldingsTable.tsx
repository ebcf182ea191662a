import { useFormat, usePairPrice } from '@aldergate/shared/format'
import { PAIRS } from '@aldergate/shared/market/pairs'
import { color, fontSize, space } from '@aldergate/shared/theme'
import { Card } from '@aldergate/shared/ui/Card'
import { type Column, DataTable } from '@aldergate/shared/ui/DataTable'
import { MarketAge } from '@aldergate/shared/ui/MarketAge'
import { SampleTag } from '@aldergate/shared/ui/SampleTag'
import { SignedChange } from '@aldergate/shared/ui/SignedChange'
import { SignedMoney } from '@aldergate/shared/ui/SignedMoney'
import { SimulatedTag } from '@aldergate/shared/ui/SimulatedTag'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { pounds } from './decimal'
import { changeBetween, type GbpPair, type Totals, type ValuedHolding } from './holding'
import { totalsAtom, valuedHoldingsAtom } from './portfolio.atoms'

export function HoldingsTable() {
  const t = useText()
  const holdings = useAtomValue(valuedHoldingsAtom)
  const columns = useColumns(useAtomValue(totalsAtom))

  return (
    <Card
      heading={t('holdings')}
      actions={
        <>
          <SampleTag />
          <SimulatedTag />
          <MarketAge />
        </>
      }
    >
      <DataTable
        caption={t('holdings')}
        columns={columns}
        rows={holdings}
        rowKey={({ symbol }) => symbol}
      />
    </Card>
  )
}

function useColumns(totals: Totals): Column<ValuedHolding>[] {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const totalGain = gainOf(totals)

  return [
    {
      id: 'symbol',
      header: t('symbol'),
      cell: ({ symbol }) => <Instrument symbol={symbol} />,
      sortBy: ({ symbol }) => symbol,
      rowHeader: true,
      footer: t('total'),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      cell: ({ quantity }) => format.number(quantity),
      sortBy: ({ quantity }) => quantity,
      numeric: true,
    },
    {
      id: 'avgCost',
      header: t('avgCost'),
      cell: ({ symbol, avgCost }) => pairPrice(symbol, avgCost),
      sortBy: ({ avgCost }) => avgCost,
      numeric: true,
    },
    {
      id: 'currentPrice',
      header: t('currentPrice'),
      cell: ({ symbol, currentPrice }) => pairPrice(symbol, currentPrice),
      sortBy: ({ currentPrice }) => currentPrice,
      numeric: true,
    },
    {
      id: 'value',
      header: t('value'),
      cell: ({ valuePence }) => format.money(pounds(valuePence)),
      sortBy: ({ valuePence }) => valuePence,
      numeric: true,
      footer: format.money(pounds(totals.valuePence)),
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
      cell: (holding) => <SignedMoney gbp={pounds(gainOf(holding).pence)} />,
      sortBy: (holding) => gainOf(holding).pence,
      numeric: true,
      footer: <SignedMoney gbp={pounds(totalGain.pence)} />,
    },
    {
      id: 'unrealisedPercent',
      header: t('unrealisedPercent'),
      cell: (holding) => <SignedChange percent={gainOf(holding).percent} />,
      sortBy: (holding) => gainOf(holding).percent,
      numeric: true,
      footer: <SignedChange percent={totalGain.percent} />,
    },
  ]
}

function gainOf({ costPence, valuePence }: Totals) {
  return changeBetween(costPence, valuePence)
}

function Instrument({ symbol }: { symbol: GbpPair }) {
  return (
    <Names>
      {symbol}
      <Name>{PAIRS[symbol].name}</Name>
    </Names>
  )
}

const Names = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
`

const Name = styled.span`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
