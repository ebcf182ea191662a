import { color } from '@aldergate/ui'
import type { ReactNode } from 'react'
import { linePath, type Scale, topOf } from './curve'
import { Plot, PlotDot, PlotDrawing, PlotGrid, PlotLine, type WriteTick } from './PlotParts'

interface CurvePlotProps {
  lefts: readonly number[]
  values: readonly number[]
  /** The values of the comparison line; empty if there is none. */
  benchmarks: readonly number[]
  scale: Scale
  write: WriteTick
  cursor: number | undefined
  /** Marks over the lines, below the dot. */
  children?: ReactNode
}

/** A line and, dashed, the one that it is compared with; a dot is at the cursor, or else at the newest value. */
export function CurvePlot(props: CurvePlotProps) {
  const { lefts, values, benchmarks, scale, write, cursor, children } = props
  const shown = cursor ?? values.length - 1

  return (
    <Plot $height={260} aria-hidden="true">
      <PlotGrid scale={scale} write={write} />
      <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
        <PlotLine path={linePath(lefts, benchmarks, scale)} tint={color.ma1} isDashed />
        <PlotLine path={linePath(lefts, values, scale)} tint={color.accent} />
      </PlotDrawing>
      {children}
      <PlotDot
        $tint={color.accent}
        style={{ left: `${lefts[shown]}%`, top: `${topOf(values[shown] ?? 0, scale)}%` }}
      />
    </Plot>
  )
}
