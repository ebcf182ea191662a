import { color, fontSize } from '@aldergate/ui'
import styled from 'styled-components'
import { type Scale, topOf } from './curve'

/** Writes a value of a scale with the decimals that it needs. */
export type WriteTick = (value: number, decimals: number) => string

/** The grid lines of a scale, with their labels at the right. */
export function PlotGrid({ scale, write }: { scale: Scale; write: WriteTick }) {
  return scale.ticks.map((tick) => (
    <Line key={tick} $isZero={tick === 0} style={{ top: `${topOf(tick, scale)}%` }}>
      <Label>{write(tick, scale.decimals)}</Label>
    </Line>
  ))
}

export const Plot = styled.div<{ $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
`

/** It is stretched to the plot; its strokes are not. */
export const PlotDrawing = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
`

interface PlotLineProps {
  path: string
  tint: string
  /** Whether it is dashed, like the comparison line. */
  isDashed?: boolean
  /** In pixels. */
  width?: number
}

/** A line in a drawing. */
export function PlotLine({ path, tint, isDashed, width = isDashed ? 1.5 : 2 }: PlotLineProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={tint}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '5 4' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  )
}

export const PlotDot = styled.span<{ $tint: string }>`
  position: absolute;
  width: 8px;
  height: 8px;
  border: 2px solid ${color.s1};
  border-radius: 50%;
  background: ${({ $tint }) => $tint};
  transform: translate(-50%, -50%);
  pointer-events: none;
`

const Line = styled.span<{ $isZero: boolean }>`
  position: absolute;
  right: 0;
  left: 0;
  height: 0;
  border-top: 1px solid ${({ $isZero }) => ($isZero ? color.borderStrong : color.grid)};
`

/** Starts beside the plot; a label wider than the room there extends into the plot, and never beyond the page. */
const Label = styled.span`
  position: absolute;
  top: -8px;
  right: calc(-1 * var(--axis));
  min-width: calc(var(--axis) - 6px);
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;
  white-space: nowrap;
`
