import { ShowAsTable } from '@aldergate/charts/figures'
import { useFormat } from '@aldergate/ui'
import { type Column, DataTable, MoreRows } from '@aldergate/ui/data'
import { useState } from 'react'
import styled from 'styled-components'
import type { Series, SeriesPoint } from '../performance/series'
import { readingOf } from './reading'
import { useText } from './texts'

/** The page size: a table of two years would be slow to follow the prices. */
const ROWS = 50

/** The curve as a table, newest first. */
export function CurveTable({ series, benchmarkName }: { series: Series; benchmarkName: string }) {
  const t = useText()
  const format = useFormat()
  const [count, setCount] = useState(ROWS)

  const newestFirst = series.points.toReversed()
  const column = (
    id: keyof ReturnType<typeof readingOf>,
    header: string,
    sortBy: (point: SeriesPoint) => number,
  ): Column<SeriesPoint> => ({
    id,
    header,
    sortBy,
    cell: (point) => readingOf(point, format)[id],
    ...(id === 'time' ? { rowHeader: true } : { numeric: true }),
  })

  return (
    <ShowAsTable>
      {() => (
        <Place>
          <DataTable
            caption={t('performance')}
            rows={newestFirst}
            limit={count}
            rowKey={({ time }) => String(time)}
            columns={[
              column('time', t('time'), ({ time }) => time),
              column('growth', t('portfolio'), ({ growth }) => growth),
              column('benchmark', benchmarkName, ({ benchmark }) => benchmark),
              column('profit', t('profit'), ({ profitPence }) => profitPence),
              column('value', t('value'), ({ pence }) => pence),
              column('drawdown', t('drawdown'), ({ drawdown }) => drawdown),
            ]}
          />
          {newestFirst.length > ROWS && (
            <MoreRows
              shown={count}
              total={newestFirst.length}
              onMore={() => setCount(count + ROWS)}
            />
          )}
        </Place>
      )}
    </ShowAsTable>
  )
}

/** A time does not wrap; the table scrolls within itself. */
const Place = styled.div`
  tbody th {
    white-space: nowrap;
  }
`
