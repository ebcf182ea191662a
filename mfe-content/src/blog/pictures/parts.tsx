import { color } from '@aldergate/ui'
import styled from 'styled-components'
import { upright } from './paths'
import { HEIGHT, MARGIN, type Tone, WIDTH } from './picture'

/** The lines behind every chart. */
export function Grid() {
  const rows = [1, 2, 3, 4].map((row) => (row * HEIGHT) / 5)
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => (column * WIDTH) / 8)
  const lines = [
    ...rows.map((y) => `M0 ${y}H${WIDTH}`),
    ...columns.map((x) => upright(x, 0, HEIGHT)),
  ]
  return <path d={lines.join('')} stroke={color.grid} />
}

/** A dashed line across the picture, with a word on it. */
export function Level({ y, label, tone }: { y: number; label: string; tone: Tone }) {
  return (
    <g>
      <line
        x1={MARGIN}
        x2={WIDTH - MARGIN}
        y1={y}
        y2={y}
        stroke={color[tone]}
        strokeWidth={1.5}
        strokeDasharray="6 5"
      />
      <Label x={WIDTH - MARGIN} y={y - 8} textAnchor="end" fill={color[tone]}>
        {label}
      </Label>
    </g>
  )
}

/** Large, because a card shows the picture at half its size; its outline keeps lines out of it. */
export const Label = styled.text`
  font-size: 20px;
  font-weight: 500;
  paint-order: stroke;
  stroke: ${color.s2};
  stroke-width: 5px;
  stroke-linejoin: round;
`
