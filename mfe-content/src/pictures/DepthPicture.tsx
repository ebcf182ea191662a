import { color } from '@aldergate/ui'
import { Drawing, HEIGHT, type PictureProps, WIDTH } from './Drawing'
import { round, series, wave } from './shapes'

const LEVELS = 14
const STEP = 15.6
const FLOOR = HEIGHT - 24
const MIDDLE = WIDTH / 2
const HALF_SPREAD = 9

/** The cumulative volume up to each level, as heights above the floor. */
function cumulated(phase: number): readonly number[] {
  let sum = 0
  return series(LEVELS, (level) => {
    sum += 4 + level * 0.7 + (wave(level + phase) + 1) * 4
    return sum
  })
}

/** A staircase from the middle outwards; `direction` is -1 for bids and 1 for asks. */
function stairs(heights: readonly number[], direction: -1 | 1): string {
  const start = MIDDLE + direction * HALF_SPREAD
  return heights
    .map((height, level) => {
      const far = start + direction * STEP * (level + 1)
      return `V${round(FLOOR - height)}H${round(far)}`
    })
    .join('')
}

const BIDS = stairs(cumulated(0), -1)
const ASKS = stairs(cumulated(5), 1)

export function DepthPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt} lines={[54, 102, 150, 198]}>
      <Side from={MIDDLE - HALF_SPREAD} steps={BIDS} ink={color.up} />
      <Side from={MIDDLE + HALF_SPREAD} steps={ASKS} ink={color.down} isHatched />
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} stroke={color.borderStrong} />
      <line
        x1={MIDDLE}
        x2={MIDDLE}
        y1="30"
        y2={FLOOR + 8}
        stroke={color.t3}
        strokeDasharray="3 4"
      />
    </Drawing>
  )
}

interface SideProps {
  from: number
  steps: string
  ink: string
  /** Tells the two sides apart where colours do not. */
  isHatched?: boolean
}

function Side({ from, steps, ink, isHatched = false }: SideProps) {
  return (
    <>
      <path d={`M${from} ${FLOOR}${steps}V${FLOOR}Z`} fill={ink} fillOpacity="0.16" />
      <path
        d={`M${from} ${FLOOR}${steps}`}
        fill="none"
        stroke={ink}
        strokeWidth="2"
        strokeDasharray={isHatched ? '7 3' : undefined}
      />
    </>
  )
}
