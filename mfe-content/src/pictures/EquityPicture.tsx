import { color } from '@aldergate/ui'
import { Drawing, type PictureProps, WIDTH } from './Drawing'
import { pathThrough, round, series, wave } from './shapes'

const COUNT = 80
const LEFT = 14
const STEP = 5.72
const ZERO = 190

/** Equity as a height above the zero line. */
const EQUITY = series(COUNT, (day) => 22 + day * 1.35 + wave(day * 0.42) * 30)

const PEAKS = EQUITY.map((_, day) => Math.max(...EQUITY.slice(0, day + 1)))

/** How far each day lies below the best day before it. */
const DRAWDOWNS = EQUITY.map((value, day) => (PEAKS[day] ?? value) - value)

const LINE = pathThrough(
  EQUITY.map((value) => ZERO - 10 - value),
  LEFT,
  STEP,
)

const PEAK_LINE = pathThrough(
  PEAKS.map((value) => ZERO - 10 - value),
  LEFT,
  STEP,
)

export function EquityPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt} lines={[40, 90, 140]}>
      <path d={PEAK_LINE} fill="none" stroke={color.t3} strokeDasharray="2 4" />
      <path d={LINE} fill="none" stroke={color.accent} strokeWidth="2" />
      <line x1="0" x2={WIDTH} y1={ZERO} y2={ZERO} stroke={color.borderStrong} />
      {DRAWDOWNS.map((depth, day) => (
        <rect
          key={EQUITY[day]}
          x={round(LEFT + day * STEP - 2)}
          y={ZERO}
          width="4"
          height={round(Math.min(64, depth * 1.3))}
          fill={color.down}
          fillOpacity="0.75"
        />
      ))}
    </Drawing>
  )
}
