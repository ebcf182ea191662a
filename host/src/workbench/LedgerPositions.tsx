import { Badge, useFormat } from '@aldergate/ui'
import { type Column, DataTable, SignedChange, SignedMoney } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Position } from '@aldergate/ledger'
import { accountAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'

export function LedgerPositions() {
  const { positions } = useAtomValue(accountAtom)
  const columns = useColumns()

  return (
    <DataTable caption="Positions" columns={columns} rows={positions} rowKey={({ pair }) => pair} />
  )
}

function useColumns(): Column<Position>[] {
  const format = useFormat()
  const pairPrice = usePairPrice()
  const numeric = true

  return [
    {
      id: 'pair',
      header: 'Position',
      rowHeader: true,
      cell: ({ pair, isShort }) => (
        <>
          {pair} {isShort && <Badge tone="warn">Short</Badge>}
        </>
      ),
    },
    {
      id: 'quantity',
      header: 'Quantity',
      numeric,
      cell: ({ quantity }) => format.number(quantity),
    },
    {
      id: 'average',
      header: 'Average cost',
      numeric,
      cell: ({ pair, averageCost }) => pairPrice(pair, Number(averageCost)),
    },
    { id: 'price', header: 'Price', numeric, cell: ({ pair, price }) => pairPrice(pair, price) },
    { id: 'cost', header: 'Cost', numeric, cell: ({ cost }) => format.money(Number(cost)) },
    { id: 'value', header: 'Value', numeric, cell: ({ value }) => format.money(Number(value)) },
    {
      id: 'unrealised',
      header: 'Unrealised',
      numeric,
      cell: ({ unrealised }) => <SignedMoney gbp={Number(unrealised)} />,
    },
    {
      id: 'percent',
      header: 'Unrealised (%)',
      numeric,
      cell: ({ unrealisedPercent }) => <SignedChange percent={unrealisedPercent} />,
    },
    {
      id: 'realised',
      header: 'Realised',
      numeric,
      cell: ({ realised }) => <SignedMoney gbp={Number(realised)} />,
    },
  ]
}
