import {
  CurvePlot,
  DrawdownPlot,
  leftsOf,
  PlotFigure,
  PlotSurface,
  scaleOf,
  TimeAxis,
  topOf,
} from '@aldergate/charts/plot'
import { color, fontSize, Muted, useFormat } from '@aldergate/ui'
import { fillsAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import type { Series } from '../performance/series'
import { CurveLegend } from './CurveLegend'
import { type Cursor, cursorAt, indexOf } from './cursor'
import { type CurveUnit, readingOf } from './reading'
import { useText } from './texts'
import { tradesOn } from './trades'

interface CurveChartProps {
  series: Series
  unit: CurveUnit
  benchmarkName: string
}

/** The curve of the account over its drawdown, with one cursor that pointer and keys move. */
export function CurveChart({ series, unit, benchmarkName }: CurveChartProps) {
  const t = useText()
  const format = useFormat()
  const fills = useAtomValue(fillsAtom)
  const [cursor, setCursor] = useState<Cursor>()

  const { points, span, until } = series
  const newest = points.length - 1
  const pointed = cursor === undefined ? undefined : indexOf(points, cursor)
  const index = pointed ?? newest
  const lefts = leftsOf(points.map(({ time }) => time))
  const values = points.map(({ growth, profitPence }) =>
    unit === 'percent' ? growth * 100 : profitPence / 100,
  )
  const benchmarks = unit === 'percent' ? points.map(({ benchmark }) => benchmark * 100) : []
  const scale = scaleOf([...values, ...benchmarks.filter(Number.isFinite)], 5)
  const trades = tradesOn(points, fills, until)

  /** Pence have two places, whatever the step of the axis. */
  function writePounds(pounds: number, decimals: number): string {
    return format.signedMoney(pounds, decimals && Math.max(2, decimals))
  }

  const point = points[index]
  if (!point) return null
  const [from, to] = [points[0]?.time ?? 0, points[newest]?.time ?? 0]
  const reading = readingOf(point, format)

  return (
    <PlotFigure>
      <CurveLegend
        reading={reading}
        unit={unit}
        benchmarkName={benchmarkName}
        isNow={index === newest && until === undefined}
        trades={trades.filter((trade) => trade.index === index)}
      />
      <PlotSurface
        label={t('curveOf', { timeframe: t(`timeframe.${span}`) })}
        spoken={
          // It does not follow the prices: each of their steps would be announced.
          cursor === undefined || pointed === undefined
            ? t('curveKeys')
            : t('spokenPoint', { ...readingOf(cursor.read, format), name: benchmarkName })
        }
        lefts={lefts}
        cursor={pointed}
        onMove={(index) => setCursor(index === undefined ? undefined : cursorAt(points, index))}
      >
        <CurvePlot
          lefts={lefts}
          values={values}
          benchmarks={benchmarks}
          scale={scale}
          write={unit === 'percent' ? format.signedPercent : writePounds}
          cursor={pointed}
        >
          {trades.map(({ id, side, index }) => (
            <Mark
              key={id}
              $side={side}
              style={{ left: `${lefts[index]}%`, top: `${topOf(values[index] ?? 0, scale)}%` }}
            >
              {side === 'buy' ? '▲' : '▼'}
            </Mark>
          ))}
        </CurvePlot>
        <Muted as="span" $size="s11">
          {t('drawdown')}
        </Muted>
        <DrawdownPlot
          lefts={lefts}
          drawdowns={points.map(({ drawdown }) => drawdown * 100)}
          cursor={pointed}
        />
      </PlotSurface>
      <TimeAxis from={from} until={to} />
    </PlotFigure>
  )
}

const Mark = styled.span<{ $side: 'buy' | 'sell' }>`
  position: absolute;
  color: ${({ $side }) => ($side === 'buy' ? color.up : color.down)};
  font-size: ${fontSize.s11};
  line-height: 12px;
  transform: translate(-50%, ${({ $side }) => ($side === 'buy' ? '5px' : '-17px')});
  pointer-events: none;
`
