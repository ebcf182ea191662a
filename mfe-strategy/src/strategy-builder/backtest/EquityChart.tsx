import {
  CurvePlot,
  DrawdownPlot,
  leftsOf,
  PlotFigure,
  PlotSurface,
  scaleOf,
  TimeAxis,
} from '@aldergate/charts/plot'
import type { CurvePoint } from '@aldergate/market/strategy'
import { Card, Muted, useFormat } from '@aldergate/ui'
import { useMemo, useState } from 'react'
import { DataTag } from '../own-data/DataTag'
import { EquityLegend } from './EquityLegend'
import { EquityTable } from './EquityTable'
import { useText } from './texts'

interface EquityChartProps {
  points: readonly CurvePoint[]
  isOwnData: boolean
}

/** The equity above its drawdown, compared with buy and hold, with one cursor for pointer and keys. */
export function EquityChart({ points, isOwnData }: EquityChartProps) {
  const t = useText()
  const format = useFormat()
  const lefts = useMemo(() => leftsOf(points.map(({ time }) => time)), [points])
  const [cursor, setCursor] = useState<number>()

  const last = points.length - 1
  const index = Math.min(cursor ?? last, last)
  const point = points[index]
  if (!point) return null
  const [from, until] = [Number(points[0]?.time), Number(points[last]?.time)]

  const pointed = cursor === undefined ? undefined : index
  const values = points.map(({ growth }) => growth * 100)
  const benchmarks = points.map(({ held }) => held * 100)

  function spoken({ time, equity, growth, held, drawdown }: CurvePoint) {
    return t('spokenPoint', {
      time: format.dateTime(time),
      equity: format.money(equity),
      growth: format.signedPercent(growth * 100),
      held: format.signedPercent(held * 100),
      drawdown: format.percent(drawdown * 100),
    })
  }

  return (
    <Card level={3} heading={t('equity')} actions={<DataTag isOwn={isOwnData} />}>
      <PlotFigure>
        <EquityLegend point={point} />
        <PlotSurface
          label={t('equityChart')}
          spoken={spoken(point)}
          lefts={lefts}
          cursor={pointed}
          onMove={setCursor}
        >
          <CurvePlot
            lefts={lefts}
            values={values}
            benchmarks={benchmarks}
            scale={scaleOf([...values, ...benchmarks].filter(Number.isFinite), 5)}
            write={format.signedPercent}
            cursor={pointed}
          />
          <Muted as="span" $size="s11">
            {t('drawdown')}
          </Muted>
          <DrawdownPlot
            lefts={lefts}
            drawdowns={points.map(({ drawdown }) => drawdown * 100)}
            cursor={pointed}
          />
        </PlotSurface>
        <TimeAxis from={from} until={until} />
      </PlotFigure>
      <EquityTable points={points} />
    </Card>
  )
}
