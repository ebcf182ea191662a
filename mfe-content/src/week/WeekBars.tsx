import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'

export interface Day {
  name: string
  value: number
  /** The value as it is written. */
  text: string
}

interface WeekBarsProps {
  days: readonly Day[]
  /** The top of the axis. */
  axisMax: number
  write: (value: number) => string
}

const STEPS = [5, 4, 3, 2, 1, 0]

const WIDTH = 360
const HEIGHT = 180
const LEFT = 24
const BOTTOM = 20
const TOP = 16
const BAR_WIDTH = 24

/** Bars over the days of a week; the table beside them says the same in words. */
export function WeekBars({ days, axisMax, write }: WeekBarsProps) {
  const slot = (WIDTH - LEFT) / days.length
  const marks = STEPS.map((step) => (step / 5) * axisMax)

  /** The height of a value; values beyond the axis end at its top. */
  function heightOf(value: number): number {
    const share = Math.min(value, axisMax) / axisMax
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
  }

  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH} y1={heightOf(mark)} y2={heightOf(mark)} />
          <text x={LEFT - 6} y={heightOf(mark) + 4} textAnchor="end" data-axis>
            {write(mark)}
          </text>
        </g>
      ))}
      {days.map(({ name, value, text }, index) => {
        const middle = LEFT + slot * (index + 0.5)
        return (
          <g key={name}>
            <rect
              x={middle - BAR_WIDTH / 2}
              y={heightOf(value)}
              width={BAR_WIDTH}
              height={heightOf(0) - heightOf(value)}
              rx="2"
            />
            <Value x={middle} y={heightOf(value) - 4} textAnchor="middle">
              {text}
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
