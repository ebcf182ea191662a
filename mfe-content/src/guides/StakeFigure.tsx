import { color, useFormat } from '@aldergate/ui'
import { Figure } from './Figure'
import { useText } from './texts'

const WIDTH = 360
const ENTRY_Y = 30
/** Pixels for one percent of distance to the stop. */
const PERCENT = 14
/** Pounds for one pixel of width. */
const POUNDS = 120

/** Both lose £500 at their stop. */
const POSITIONS = [
  { x: 50, value: 16_667, stop: 3 },
  { x: 240, value: 8_333, stop: 6 },
] as const

/** Size against distance: the rectangles of two positions that risk the same have the same area. */
export function StakeFigure() {
  const t = useText()
  const format = useFormat()

  return (
    <Figure title={t('stakeTitle')} caption={t('stakeCaption')} width={WIDTH} height={142}>
      <line x1={42} x2={WIDTH} y1={ENTRY_Y} y2={ENTRY_Y} stroke={color.t3} />
      <text x={0} y={ENTRY_Y + 4}>
        {t('entry')}
      </text>
      {POSITIONS.map(({ x, value, stop }) => {
        const width = value / POUNDS
        const height = stop * PERCENT
        return (
          <g key={stop}>
            <rect
              x={x}
              y={ENTRY_Y}
              width={width}
              height={height}
              fill={color.down}
              opacity={0.28}
            />
            <line
              x1={x}
              x2={x + width}
              y1={ENTRY_Y + height}
              y2={ENTRY_Y + height}
              stroke={color.down}
              strokeDasharray="5 3"
            />
            <text x={x} y={ENTRY_Y - 10}>
              {t('stakeSize', { size: format.price(value, 0) })}
            </text>
            <text x={x} y={ENTRY_Y + height + 18} style={{ fill: color.down }}>
              {t('stop', { percent: stop })}
            </text>
          </g>
        )
      })}
    </Figure>
  )
}
