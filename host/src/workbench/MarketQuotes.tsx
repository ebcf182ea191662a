import { usePairName, usePairPrice } from '@aldergate/charts/quotes'
import type { Pair, Quote } from '@aldergate/market'
import { marketAgeAtom, quoteAtom } from '@aldergate/market/state'
import { Freshness } from '@aldergate/ui'
import { type Column, DataTable, SignedChange, Sparkline } from '@aldergate/ui/data'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'

export function MarketQuotes({ pairs }: { pairs: readonly Pair[] }) {
  const quotesAtom = useMemo(
    () => atom((get) => pairs.map((pair) => get(quoteAtom(pair)))),
    [pairs],
  )
  const columns = useColumns()

  return (
    <DataTable
      caption="Quotes"
      columns={columns}
      rows={useAtomValue(quotesAtom)}
      rowKey={({ pair }) => pair}
    />
  )
}

function useColumns(): Column<Quote>[] {
  const pairName = usePairName()
  const pairPrice = usePairPrice()
  return [
    { id: 'pair', header: 'Pair', cell: ({ pair }) => pair, rowHeader: true },
    { id: 'name', header: 'Name', cell: ({ pair }) => pairName(pair) },
    {
      id: 'price',
      header: 'Price',
      cell: ({ pair, price }) => pairPrice(pair, price),
      numeric: true,
    },
    {
      id: 'change',
      header: 'Change (sample walk)',
      cell: ({ change }) => <SignedChange percent={change} />,
      numeric: true,
    },
    {
      id: 'high',
      header: 'High',
      cell: ({ pair, high }) => pairPrice(pair, high),
      numeric: true,
    },
    { id: 'low', header: 'Low', cell: ({ pair, low }) => pairPrice(pair, low), numeric: true },
    {
      id: 'history',
      header: 'Last ten',
      cell: ({ pair, history }) => (
        <Sparkline values={history} label={`Last prices of ${pair}`} width={72} height={20} />
      ),
    },
    { id: 'age', header: 'Age', cell: () => <PriceAge /> },
  ]
}

function PriceAge() {
  return <Freshness seconds={useAtomValue(marketAgeAtom)} />
}
