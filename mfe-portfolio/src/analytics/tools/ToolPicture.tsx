import { color, radius } from '@aldergate/ui'
import styled from 'styled-components'
import type { ToolId } from './tool'

/** A decorative drawing for a tool; the text beside it says the same. */
export function ToolPicture({ id }: { id: ToolId }) {
  const Picture = PICTURES[id]
  return (
    <Frame viewBox="0 0 160 56" aria-hidden="true" focusable="false">
      <Picture />
    </Frame>
  )
}

/** An entry between its target and its stop. */
function Levels() {
  return (
    <>
      <rect x="56" y="8" width="96" height="24" fill={color.up} opacity="0.16" />
      <rect x="56" y="32" width="96" height="14" fill={color.down} opacity="0.2" />
      <path d="M8 8h144" stroke={color.up} strokeDasharray="4 3" />
      <path d="M8 46h144" stroke={color.down} strokeDasharray="4 3" />
      <path d="M8 32h144" stroke={color.accent} />
      <path d="M8 38 20 30 30 42 42 28 56 32" stroke={color.t2} fill="none" />
    </>
  )
}

/** A curve with its drawdown beneath. */
function Curve() {
  return (
    <>
      <path
        d="M8 34 28 28 44 32 64 18 84 22 104 12 124 18 152 6"
        stroke={color.accent}
        fill="none"
      />
      <path
        d="M8 44h20l16 5 20-5 20 4 20-4 20 6 28-6"
        stroke={color.down}
        fill={color.down}
        fillOpacity="0.2"
      />
    </>
  )
}

/** Pairs side by side, each a shade of its strength. */
function Cells() {
  return (
    <>
      {CELLS.map((strength, index) => (
        <rect
          key={index}
          x={8 + (index % 12) * 12}
          y={8 + Math.floor(index / 12) * 14}
          width="10"
          height="11"
          fill={strength > 0 ? color.up : color.down}
          opacity={Math.abs(strength)}
        />
      ))}
    </>
  )
}

const CELLS = Array.from({ length: 36 }, (_item, index) => Math.sin(index * 1.7) * 0.8)

/** Candles up to the replay's current bar. */
function Candles() {
  return (
    <>
      {CANDLES.map(([top, height, isUp], index) => (
        <g key={index} opacity={index < 8 ? 1 : 0.25} stroke={isUp ? color.up : color.down}>
          <path d={`M${14 + index * 12} ${top - 4}v${height + 8}`} />
          <rect
            x={10 + index * 12}
            y={top}
            width="8"
            height={height}
            fill={isUp ? color.s2 : color.down}
          />
        </g>
      ))}
      <path d="M104 4v48" stroke={color.accent} strokeDasharray="3 3" />
    </>
  )
}

const CANDLES = [
  [30, 12, true],
  [26, 10, true],
  [24, 14, false],
  [22, 16, true],
  [16, 12, true],
  [14, 18, false],
  [20, 10, true],
  [12, 14, true],
  [10, 16, false],
  [14, 12, true],
  [10, 10, true],
  [8, 14, true],
] as const

const PICTURES = {
  'risk-calculator': Levels,
  'strategy-backtester': Curve,
  'market-insights': Cells,
  'trade-simulator': Candles,
}

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: 84px;
  border-radius: ${radius.control};
  background: ${color.s2};
  stroke-width: 1.5;
`
