import { color } from '@aldergate/ui'
import { Drawing, type PictureProps, WIDTH } from './Drawing'
import { pathThrough, round, series } from './shapes'

const COUNT = 93
const STEP = 5
const LEFT = 10
const UPPER = 84
const LOWER = 196

/** The oscillator as heights on the page: it passes the upper level twice. */
const HEIGHTS = series(
  COUNT,
  (at) => 140 - 74 * Math.sin(at / 7.6 - 1.1) - 8 * Math.sin(at / 1.9) - (at / COUNT) * 6,
)

/** The indices at which it crosses the upper level from below. */
const CROSSINGS = HEIGHTS.flatMap((height, at) => {
  const before = HEIGHTS[at - 1] ?? height
  return before > UPPER && height <= UPPER ? [round(LEFT + at * STEP)] : []
})

const LEVELS = [
  { y: UPPER, name: 'RSI 70', textX: 440, textY: UPPER - 8 },
  { y: LOWER, name: 'RSI 30', textX: 368, textY: LOWER + 18 },
]

export function RulePicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt}>
      <rect y={UPPER} width={WIDTH} height={LOWER - UPPER} fill={color.s2} />
      {LEVELS.map(({ y, name, textX, textY }) => (
        <g key={name}>
          <line x1="0" x2={WIDTH} y1={y} y2={y} stroke={color.borderStrong} strokeDasharray="5 4" />
          <text x={textX} y={textY} textAnchor="middle" fill={color.t2}>
            {name}
          </text>
        </g>
      ))}
      <path
        d={pathThrough(HEIGHTS, LEFT, STEP)}
        fill="none"
        stroke={color.ma2}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {CROSSINGS.map((x) => (
        <g key={x}>
          <line x1={x} x2={x} y1={UPPER} y2="244" stroke={color.accent} strokeDasharray="2 3" />
          <circle cx={x} cy={UPPER} r="6" fill={color.s1} stroke={color.accent} strokeWidth="2.5" />
          <path d={`M${x - 6} 256L${x} 245L${x + 6} 256Z`} fill={color.accent} />
        </g>
      ))}
    </Drawing>
  )
}
