import styled from 'styled-components'
import { color } from '../theme/tokens'
import { polylinePoints } from './polyline'

interface SparklineProps {
  values: readonly number[]
  /** A description of the line, for screen readers. */
  label: string
  /** In pixels; the full width if missing. */
  width?: number
  height?: number
}

/** The inner drawing area: the line is stretched to the size on the screen, its stroke is not. */
const VIEW_WIDTH = 100
const VIEW_HEIGHT = 24

/** A small line without axes. It has no colour of direction: the change beside it may cover another period. */
export function Sparkline({ values, label, width, height = 24 }: SparklineProps) {
  return (
    <Place $width={width}>
      <Drawing
        role="img"
        aria-label={label}
        width="100%"
        height={height}
        viewBox={`0 -2 ${VIEW_WIDTH} ${VIEW_HEIGHT + 4}`}
        preserveAspectRatio="none"
      >
        <polyline
          points={polylinePoints(values, VIEW_WIDTH, VIEW_HEIGHT)}
          fill="none"
          stroke={color.accent}
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </Drawing>
    </Place>
  )
}

/** Keeps the drawing from being an item of a flexbox or a grid, where a changing line would cause layout around it. */
const Place = styled.span<{ $width: number | undefined }>`
  display: block;
  width: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
`

const Drawing = styled.svg`
  display: block;
  overflow: visible;
`
