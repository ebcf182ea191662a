import { Button, type Column, DataTable, space, useFormat } from '@aldergate/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Series, SeriesPoint } from '../performance/series'
import { readingOf } from './reading'
import { useText } from './texts'

/** So many rows at once: a table of two years would be slow to follow the prices. */
const ROWS = 50

/** The same as the curve, for who would rather read; the newest first. */
export function CurveTable({ series, benchmarkName }: { series: Series; benchmarkName: string }) {
  const t = useText()
  const format = useFormat()
  const tableId = useId()
  const [isShown, setIsShown] = useState(false)
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
    <Stack>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? tableId : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hideTable' : 'showTable')}
      </Button>
      {isShown && (
        <Place id={tableId}>
          <DataTable
            caption={t('performance')}
            rows={newestFirst.slice(0, count)}
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
          {newestFirst.length > count && (
            <Button variant="quiet" size="small" onClick={() => setCount(count + ROWS)}>
              {t('moreRows')}
            </Button>
          )}
        </Place>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`

const Place = styled.div`
  width: 100%;
  max-height: 360px;
  overflow-y: auto;

  /* A moment keeps its line; the table scrolls within itself. */
  tbody th {
    white-space: nowrap;
  }
`
