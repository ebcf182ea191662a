import { useState } from 'react'
import styled from 'styled-components'
import { space } from '@aldergate/ui'
import { type Column, DataTable, Direction, MoreRows } from '@aldergate/ui/data'
import { useText } from '../texts'
import type { PriceChartModel } from '../model/priceChartModel'
import { type CandleReading, readingOf } from '../model/reading'

/** The initial number of rows, and the number that each press adds. */
const ROWS = 20

interface CandleTableProps {
  model: PriceChartModel
  pair: string
  timeframe: string
}

/** The chart's numbers, the newest first. */
export function CandleTable({ model, pair, timeframe }: CandleTableProps) {
  const t = useText()
  const [shown, setShown] = useState(ROWS)
  const { candles, format } = model
  const total = candles.length
  const first = Math.max(0, total - shown)
  const rows = candles.slice(first).flatMap((_, at) => readingOf(candles, first + at) ?? [])

  const prices = (['open', 'high', 'low', 'close'] as const).map((name): Column<CandleReading> => ({
    id: name,
    header: t(name),
    numeric: true,
    cell: ({ candle }) => format.price(candle[name]),
  }))
  const plots = model.indicators.flatMap(({ title, unit, plots: lines, place }, at) =>
    place === 'foot'
      ? []
      : lines.map(({ id, name, values }): Column<CandleReading> => ({
          id: `${at} ${id}`,
          header: name === undefined ? title : `${title} ${name}`,
          numeric: true,
          cell: ({ index }) => format[unit](values[index] ?? Number.NaN),
        })),
  )
  const columns: Column<CandleReading>[] = [
    {
      id: 'time',
      header: t('timeIn', { timeZone: format.timeZone }),
      rowHeader: true,
      cell: ({ candle }) => <Moment>{format.moment(candle.time)}</Moment>,
    },
    ...prices,
    {
      id: 'change',
      header: t('change'),
      numeric: true,
      cell: ({ changePercent }) => (
        <Direction change={Number(changePercent.toFixed(2))}>
          {format.signedPercent(changePercent)}
        </Direction>
      ),
    },
    {
      id: 'volume',
      header: t('volume'),
      numeric: true,
      cell: ({ candle }) => format.volume(candle.volume),
    },
    ...plots,
  ]

  return (
    <Stack>
      <DataTable
        caption={t('tableOf', { pair, timeframe, count: rows.length, total })}
        columns={columns}
        rows={rows.toReversed()}
        rowKey={({ candle }) => String(candle.time)}
      />
      {total > ROWS && (
        <MoreRows shown={shown} total={total} onMore={() => setShown(shown + ROWS)} />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2)};

  > :first-child {
    width: 100%;
  }
`

const Moment = styled.span`
  white-space: nowrap;
`
