import { color } from '@aldergate/ui'
import { peaksOf, pointsOf, scaleOf, walk } from './geometry'
import { HEIGHT, MARGIN, type WalkFacts, WIDTH } from './picture'

const COUNT = 150
/** The equity stands above, its distance from the peak below. */
const SPLIT = 176

/** An account, the peak that it has behind it, and how far below that it stands. */
export function DrawdownPicture({ seed, drift }: WalkFacts) {
  const equity = walk(seed, COUNT, drift)
  const peaks = peaksOf(equity)
  const depths = equity.map((value, index) => (peaks[index] ?? value) - value)
  const x = scaleOf([0, COUNT - 1], MARGIN, WIDTH - MARGIN)
  const y = scaleOf(equity, SPLIT - 12, MARGIN)
  const depthY = scaleOf([0, ...depths], SPLIT + 8, HEIGHT - MARGIN)
  const ends = [`${WIDTH - MARGIN},${SPLIT + 8}`, `${MARGIN},${SPLIT + 8}`].join(' ')

  return (
    <>
      <polyline
        points={pointsOf(peaks, x, y)}
        fill="none"
        stroke={color.t3}
        strokeWidth={1.5}
        strokeDasharray="6 5"
      />
      <polyline
        points={pointsOf(equity, x, y)}
        fill="none"
        stroke={color.accent}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <polygon
        points={`${pointsOf(depths, x, depthY)} ${ends}`}
        fill={color.down}
        fillOpacity={0.3}
        stroke={color.down}
        strokeWidth={1.5}
      />
    </>
  )
}
