import { color } from '@aldergate/ui'
import { depths } from './geometry'
import { type BookFacts, HEIGHT, MARGIN, WIDTH } from './picture'

const LEVELS = 6

/** An order book: asks above, bids below, the gap between them, and the levels that an order takes filled. */
export function BookPicture({ seed, gap, taken }: BookFacts) {
  const row = (HEIGHT - 2 * MARGIN) / (LEVELS * 2 + gap)
  const [asks, bids] = [depths(seed, LEVELS), depths(seed + 1, LEVELS)]
  const width = WIDTH - 2 * MARGIN
  const middle = MARGIN + (LEVELS + gap / 2) * row

  return (
    <>
      {asks.map((depth, level) => (
        <rect
          key={level}
          x={WIDTH - MARGIN - depth * width}
          y={MARGIN + (LEVELS - 1 - level) * row + 1.5}
          width={depth * width}
          height={row - 3}
          rx={2}
          fill={color.down}
          fillOpacity={level < taken ? 0.85 : 0.22}
          stroke={color.down}
        />
      ))}
      {bids.map((depth, level) => (
        <rect
          key={level}
          x={WIDTH - MARGIN - depth * width}
          y={MARGIN + (LEVELS + gap + level) * row + 1.5}
          width={depth * width}
          height={row - 3}
          rx={2}
          fill={color.up}
          fillOpacity={0.22}
          stroke={color.up}
        />
      ))}
      <line
        x1={MARGIN}
        x2={WIDTH - MARGIN}
        y1={middle}
        y2={middle}
        stroke={color.accent}
        strokeWidth={2}
        strokeDasharray="6 5"
      />
    </>
  )
}
