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

interface DepthPlotProps {
  lefts: readonly number[]
  points: readonly CurvePoint[]
  cursor: number | undefined
}

/** How far under its peak the equity stood. */
export function DepthPlot({ lefts, points, cursor }: DepthPlotProps) {
  const format = useFormat()
  const depths = points.map(({ drawdown }) => drawdown * 100)
  const { low } = scaleOf(depths, 2)
  const bottom = low < 0 ? low : -1
  const scale = { low: bottom, high: 0, ticks: [0, bottom] }
  const line = linePath(lefts, depths, scale)

  return (
    <Plot $height={64} aria-hidden="true">
      <PlotGrid scale={scale} write={(value) => format.percent(value, 1)} />
      <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}L100 0L0 0Z`} fill={color.down} fillOpacity="0.18" />
        <path
          d={line}
          fill="none"
          stroke={color.down}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </PlotDrawing>
      {cursor !== undefined && (
        <PlotDot
          $tint={color.down}
          style={{ left: `${lefts[cursor]}%`, top: `${topOf(depths[cursor] ?? 0, scale)}%` }}
        />
      )}
    </Plot>
  )
}
