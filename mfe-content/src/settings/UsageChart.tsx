import { useFormat } from '@aldergate/shared/format'
import { color, fontSize, space } from '@aldergate/shared/theme'
import styled from 'styled-components'
import { USAGE_AXIS_MAX } from './usage.data'

interface UsageChartProps {
  days: readonly { name: string; hours: number }[]
}

const AXIS = [10, 8, 6, 4, 2, 0]

const WIDTH = 360
const HEIGHT = 180
const LEFT = 24
const BOTTOM = 20
const TOP = 16
const BAR_WIDTH = 24

/** Bars over the days on an axis from 0 to 10 hours; the table beside it says the same in words. */
export function UsageChart({ days }: UsageChartProps) {
  const format = useFormat()
  const slot = (WIDTH - LEFT) / days.length

  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {AXIS.map((hours) => (
        <g key={hours}>
          <line x1={LEFT} x2={WIDTH} y1={heightOf(hours)} y2={heightOf(hours)} />
          <text x={LEFT - 6} y={heightOf(hours) + 4} textAnchor="end">
            {format.number(hours)}
          </text>
        </g>
      ))}
      {days.map(({ name, hours }, index) => {
        const middle = LEFT + slot * (index + 0.5)
        return (
          <g key={name}>
            <rect
              x={middle - BAR_WIDTH / 2}
              y={heightOf(hours)}
              width={BAR_WIDTH}
              height={heightOf(0) - heightOf(hours)}
              rx="2"
            />
            <Value x={middle} y={heightOf(hours) - 4} textAnchor="middle">
              {format.number(hours)}
            </Value>
            <text x={middle} y={HEIGHT - 4} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

/** Where an hour of the axis lies; what exceeds the axis ends at its top. */
function heightOf(hours: number): number {
  const share = Math.min(hours, USAGE_AXIS_MAX) / USAGE_AXIS_MAX
  return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 400px;
  margin-top: ${space(2)};

  line {
    stroke: ${color.grid};
  }

  rect {
    fill: ${color.info};
  }

  text {
    fill: ${color.t3};
    font-size: ${fontSize.s11};
  }
`

const Value = styled.text`
  && {
    fill: ${color.t1};
  }
`
