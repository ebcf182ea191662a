import { color, useFormat } from '@aldergate/ui'
import { linePath, scaleOf, topOf } from './curve'
import { Plot, PlotDot, PlotDrawing, PlotGrid, PlotLine } from './PlotParts'

interface DrawdownPlotProps {
  lefts: readonly number[]
  /** In percent, never positive. */
  drawdowns: readonly number[]
  cursor: number | undefined
}

/** The underwater plot: how far the account stood below its peak. */
export function DrawdownPlot({ lefts, drawdowns, cursor }: DrawdownPlotProps) {
  const format = useFormat()
  const { low, decimals } = scaleOf(drawdowns, 2)
  const bottom = low < 0 ? low : -1
  const scale = { low: bottom, high: 0, ticks: [0, bottom], decimals }
  const line = linePath(lefts, drawdowns, scale)

  return (
    <Plot $height={64} aria-hidden="true">
      <PlotGrid scale={scale} write={format.percent} />
      <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}L100 0L0 0Z`} fill={color.down} fillOpacity="0.18" />
        <PlotLine path={line} tint={color.down} width={1.5} />
      </PlotDrawing>
      {cursor !== undefined && (
        <PlotDot
          $tint={color.down}
          style={{ left: `${lefts[cursor]}%`, top: `${topOf(drawdowns[cursor] ?? 0, scale)}%` }}
        />
      )}
    </Plot>
  )
}
