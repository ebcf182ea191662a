import { color } from '@aldergate/ui'
import { Drawing, type PictureProps } from './Drawing'
import { pathThrough, series, wave } from './shapes'

interface Panel {
  x: number
  y: number
  kind: 'line' | 'bars' | 'rows'
}

const WIDTH = 140
const HEIGHT = 104

const PANELS: readonly Panel[] = [
  { x: 16, y: 22, kind: 'line' },
  { x: 170, y: 22, kind: 'rows' },
  { x: 324, y: 22, kind: 'bars' },
  { x: 16, y: 144, kind: 'bars' },
  { x: 324, y: 144, kind: 'rows' },
]

const LIFTED: Panel = { x: 186, y: 128, kind: 'line' }

export function DeskPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt}>
      <rect
        x="170"
        y="144"
        width={WIDTH}
        height={HEIGHT}
        rx="6"
        fill="none"
        stroke={color.border}
        strokeDasharray="4 4"
      />
      {PANELS.map((panel) => (
        <PanelShape key={`${panel.x} ${panel.y}`} panel={panel} />
      ))}
      <line x1="317" x2="317" y1="18" y2="130" stroke={color.accent} strokeWidth="3" />
      <g transform="rotate(-4 256 180)">
        <PanelShape panel={LIFTED} isLifted />
      </g>
    </Drawing>
  )
}

function PanelShape({ panel, isLifted = false }: { panel: Panel; isLifted?: boolean }) {
  const { x, y, kind } = panel
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={WIDTH}
        height={HEIGHT}
        rx="6"
        fill={isLifted ? color.s3 : color.s2}
        stroke={isLifted ? color.accent : color.border}
        strokeWidth={isLifted ? 2 : 1}
      />
      <path d={`M0 22H${WIDTH}`} stroke={color.border} />
      <rect x="10" y="8" width="52" height="6" rx="3" fill={color.t3} />
      <path d="M122 8l6 6M128 8l-6 6" stroke={color.t3} />
      {CONTENTS[kind]}
    </g>
  )
}

const CURVE = pathThrough(
  series(25, (index) => 66 + wave(index * 0.9) * 26 - index * 0.5),
  10,
  5,
)

const CONTENTS = {
  line: <path d={CURVE} fill="none" stroke={color.accent} strokeWidth="2" />,
  bars: series(9, (index) => 18 + (wave(index * 1.7) + 1) * 22).map((height, index) => (
    <rect
      key={height}
      x={12 + index * 13.4}
      y={94 - height}
      width="8"
      height={height}
      fill={color.info}
    />
  )),
  rows: series(5, (index) => 34 + index * 13).map((y, index) => (
    <g key={y}>
      <rect x="10" y={y} width={40 + (index % 3) * 9} height="5" rx="2.5" fill={color.t3} />
      <rect
        x="104"
        y={y}
        width="26"
        height="5"
        rx="2.5"
        fill={index % 2 === 0 ? color.up : color.down}
      />
    </g>
  )),
}
