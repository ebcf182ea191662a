import { EmptyState, fontSize, useFormat } from '@aldergate/ui'
import { type Column, DataTable, SignedMoney } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Fill, RoundTrip } from '@aldergate/ledger'
import styled from 'styled-components'
import { fillsOf, type Replay, standingOf } from './replay'
import { useText } from './texts'

interface Trade {
  fill: Fill
  /** The round trip that the fill closed, if it closed one. */
  closed: RoundTrip | undefined
}

/** Every trade of the replay, the newest first. */
export function TradeList({ replay }: { replay: Replay }) {
  const t = useText()
  const columns = useColumns(replay)
  const { roundTrips } = standingOf(replay)
  const trades = fillsOf(replay)
    .map((fill) => ({ fill, closed: roundTrips.find(({ id }) => id === fill.id) }))
    .toReversed()

  return (
    <section>
      <Heading>{t('trades')}</Heading>
      {trades.length > 0 ? (
        <DataTable
          caption={t('trades')}
          columns={columns}
          rows={trades}
          rowKey={({ fill }) => fill.id}
        />
      ) : (
        <EmptyState text={t('noTrades')} />
      )}
    </section>
  )
}

function useColumns({ pair }: Replay): Column<Trade>[] {
  const t = useText()
  const { dateTime, money, number } = useFormat()
  const pairPrice = usePairPrice()

  return [
    { id: 'time', header: t('time'), rowHeader: true, cell: ({ fill }) => dateTime(fill.at) },
    { id: 'side', header: t('side'), cell: ({ fill }) => t(fill.side) },
    {
      id: 'quantity',
      header: t('quantity'),
      cell: ({ fill }) => number(fill.quantity),
      numeric: true,
    },
    {
      id: 'price',
      header: t('price'),
      cell: ({ fill }) => pairPrice(pair, Number(fill.price)),
      numeric: true,
    },
    { id: 'fee', header: t('fee'), cell: ({ fill }) => money(Number(fill.fee)), numeric: true },
    {
      id: 'profit',
      header: t('netProfit'),
      cell: ({ closed }) => (closed ? <SignedMoney gbp={Number(closed.netProfit)} /> : null),
      numeric: true,
    },
  ]
}

const Heading = styled.h3`
  font-size: ${fontSize.s13};
`
