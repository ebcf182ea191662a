import {
  linePath,
  Plot,
  PlotDot,
  PlotDrawing,
  PlotGrid,
  scaleOf,
  topOf,
} from '@aldergate/charts/plot'
import type { CurvePoint } from '@aldergate/market/strategy'
import { color, useFormat } from '@aldergate/ui'

interface EquityPlotProps {
  lefts: readonly number[]
  points: readonly CurvePoint[]
  cursor: number | undefined
}

/** The growth of the equity, and that of holding. */
export function EquityPlot({ lefts, points, cursor }: EquityPlotProps) {
  const format = useFormat()
  const growth = points.map((point) => point.growth * 100)
  const held = points.map((point) => point.held * 100)
  const scale = scaleOf([...growth, ...held].filter(Number.isFinite), 5)
  const shown = cursor ?? points.length - 1

  return (
    <Plot $height={260} aria-hidden="true">
      <PlotGrid scale={scale} write={(value) => format.signedPercent(value, 1)} />
      <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d={linePath(lefts, held, scale)}
          fill="none"
          stroke={color.ma1}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={linePath(lefts, growth, scale)}
          fill="none"
          stroke={color.accent}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </PlotDrawing>
      <PlotDot
        $tint={color.accent}
        style={{ left: `${lefts[shown]}%`, top: `${topOf(growth[shown] ?? 0, scale)}%` }}
      />
    </Plot>
  )
}
