import { color } from '@aldergate/ui'
import { peaksOf, scaleOf, walk } from './geometry'
import { lineThrough, pointsOf } from './paths'
import { HEIGHT, MARGIN, type WalkFacts, WIDTH } from './picture'

const COUNT = 150
/** The equity stands above, its distance from the peak below. */
const SPLIT = 176

/** An equity curve, its running peak, and the drawdown below that peak. */
export function DrawdownPicture({ seed, drift }: WalkFacts) {
  const equity = walk(seed, COUNT, drift)
  const peaks = peaksOf(equity)
  const depths = equity.map((value, index) => (peaks[index] ?? value) - value)
  const x = scaleOf([0, COUNT - 1], MARGIN, WIDTH - MARGIN)
  const y = scaleOf(equity, SPLIT - 12, MARGIN)
  const depthY = scaleOf([0, ...depths], SPLIT + 8, HEIGHT - MARGIN)

  return (
    <>
      <path
        d={lineThrough(pointsOf(peaks, x, y))}
        fill="none"
        stroke={color.t3}
        strokeWidth={1.5}
        strokeDasharray="6 5"
      />
      <path
        d={lineThrough(pointsOf(equity, x, y))}
        fill="none"
        stroke={color.accent}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path
        d={`${lineThrough(pointsOf(depths, x, depthY))}V${SPLIT + 8}H${MARGIN}z`}
        fill={color.down}
        fillOpacity={0.3}
        stroke={color.down}
        strokeWidth={1.5}
      />
    </>
  )
}
