import { ShowAsTable } from '@aldergate/charts/figures'
import type { CurvePoint } from '@aldergate/market/strategy'
import { useFormat } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import { useText } from './texts'

/** The limit of table rows: more points are only useful in the chart. */
const MOST_ROWS = 100

/** The points of the equity chart, evenly thinned, with the first and the last of them. */
export function EquityTable({ points }: { points: readonly CurvePoint[] }) {
  const t = useText()
  const format = useFormat()

  return (
    <ShowAsTable>
      {() => (
        <DataTable
          caption={t('equityChart')}
          rows={thinned(points)}
          rowKey={({ time }) => String(time)}
          columns={[
            {
              id: 'time',
              header: t('curveTime'),
              rowHeader: true,
              sortBy: ({ time }) => time,
              cell: ({ time }) => format.dateTime(time),
            },
            {
              id: 'equity',
              header: t('equityValue'),
              numeric: true,
              sortBy: ({ equity }) => equity,
              cell: ({ equity }) => format.money(equity),
            },
            {
              id: 'growth',
              header: t('strategy'),
              numeric: true,
              sortBy: ({ growth }) => growth,
              cell: ({ growth }) => format.signedPercent(growth * 100),
            },
            {
              id: 'held',
              header: t('buyAndHold'),
              numeric: true,
              sortBy: ({ held }) => held,
              cell: ({ held }) => format.signedPercent(held * 100),
            },
            {
              id: 'drawdown',
              header: t('drawdown'),
              numeric: true,
              sortBy: ({ drawdown }) => drawdown,
              cell: ({ drawdown }) => format.percent(drawdown * 100),
            },
          ]}
        />
      )}
    </ShowAsTable>
  )
}

function thinned(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const last = points.length - 1
  if (last < MOST_ROWS) return points
  return Array.from({ length: MOST_ROWS }, (_, row) => {
    return points[Math.round((row * last) / (MOST_ROWS - 1))] as CurvePoint
  })
}
