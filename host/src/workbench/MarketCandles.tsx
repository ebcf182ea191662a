import { useFormat } from '@aldergate/ui'
import { type Column, DataTable, Sparkline } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import { type Candle, type Pair, type Timeframe, TIMEFRAMES } from '@aldergate/market'
import { candlesAtom } from '@aldergate/market/state'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'

interface Row {
  timeframe: Timeframe
  candles: readonly Candle[]
}

/** The forming candle of each timeframe, and a summary of the finished ones. */
export function MarketCandles({ pair }: { pair: Pair }) {
  const rowsAtom = useMemo(
    () =>
      atom((get) =>
        TIMEFRAMES.map((timeframe) => ({ timeframe, candles: get(candlesAtom(pair, timeframe)) })),
      ),
    [pair],
  )
  const columns = useColumns(pair)

  return (
    <DataTable
      caption="Candles"
      columns={columns}
      rows={useAtomValue(rowsAtom)}
      rowKey={({ timeframe }) => timeframe}
    />
  )
}

function useColumns(pair: Pair): Column<Row>[] {
  const format = useFormat()
  const pairPrice = usePairPrice()

  function priceColumn(id: 'open' | 'high' | 'low' | 'close', header: string): Column<Row> {
    return {
      id,
      header,
      cell: ({ candles }) => pairPrice(pair, candles.at(-1)?.[id] ?? Number.NaN),
      numeric: true,
    }
  }

  return [
    {
      id: 'timeframe',
      header: 'Timeframe',
      cell: ({ timeframe }) => timeframe,
      rowHeader: true,
    },
    { id: 'count', header: 'Candles', cell: ({ candles }) => candles.length, numeric: true },
    {
      id: 'from',
      header: 'From',
      cell: ({ candles }) => format.dateTime(candles[0]?.time ?? Number.NaN),
    },
    {
      id: 'to',
      header: 'Forming since',
      cell: ({ candles }) => format.dateTime(candles.at(-1)?.time ?? Number.NaN),
    },
    priceColumn('open', 'Open'),
    priceColumn('high', 'High'),
    priceColumn('low', 'Low'),
    priceColumn('close', 'Close'),
    {
      id: 'volume',
      header: 'Volume',
      cell: ({ candles }) => format.money(candles.at(-1)?.volume ?? Number.NaN),
      numeric: true,
    },
    {
      id: 'closes',
      header: 'Closes',
      cell: ({ timeframe, candles }) => (
        <Sparkline
          values={candles.map(({ close }) => close)}
          label={`Closes of ${pair} at ${timeframe}`}
          width={160}
          height={24}
        />
      ),
    },
  ]
}
