import { space, useFormat } from '@aldergate/ui'
import { type Column, DataTable, Stat } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import { type BookLevel, type Pair, spreadOf, withDepth } from '@aldergate/market'
import { orderBookAtom, quoteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'

export function MarketBook({ pair }: { pair: Pair }) {
  const format = useFormat()
  const pairPrice = usePairPrice()
  const book = useAtomValue(orderBookAtom(pair))
  const { price } = useAtomValue(quoteAtom(pair))
  const spread = spreadOf(book)

  return (
    <>
      <Facts>
        <Stat label="Price" value={pairPrice(pair, price)} />
        <Stat
          label="Spread"
          value={pairPrice(pair, spread.price)}
          detail={format.percent(spread.percent, 4)}
        />
        <Stat label="Stepped at" value={format.time(book.steppedAt)} />
      </Facts>
      <Sides>
        <BookSide name="Bids" pair={pair} levels={book.bids} />
        <BookSide name="Asks" pair={pair} levels={book.asks} />
      </Sides>
    </>
  )
}

function BookSide({
  name,
  pair,
  levels,
}: {
  name: string
  pair: Pair
  levels: readonly BookLevel[]
}) {
  const format = useFormat()
  const pairPrice = usePairPrice()

  const columns: Column<BookLevel & { depth: number }>[] = [
    {
      id: 'price',
      header: name,
      cell: ({ price }) => pairPrice(pair, price),
      numeric: true,
      rowHeader: true,
    },
    { id: 'size', header: 'Size', cell: ({ size }) => format.number(size), numeric: true },
    { id: 'depth', header: 'Depth', cell: ({ depth }) => format.number(depth), numeric: true },
  ]

  return (
    <DataTable
      caption={name}
      columns={columns}
      rows={withDepth(levels)}
      rowKey={({ price }) => String(price)}
    />
  )
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-bottom: ${space(3)};
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`
