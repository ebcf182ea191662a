import { color } from '@aldergate/ui'
import { Drawing, type PictureProps } from './Drawing'

const NAMES = ['BTC', 'ETH', 'Gold', 'Brent', 'Gilts', 'UK 100']

/** Invented correlations below the diagonal, row by row. */
const LINKS: readonly (readonly number[])[] = [
  [1],
  [0.86, 1],
  [0.22, 0.18, 1],
  [0.31, 0.35, 0.27, 1],
  [-0.24, -0.29, 0.33, -0.41, 1],
  [0.44, 0.48, -0.15, 0.52, -0.36, 1],
]

const CELL = 36
const LEFT = 164
const TOP = 34

const CELLS = NAMES.flatMap((_, row) =>
  NAMES.map((__, column) => ({
    x: LEFT + column * CELL + CELL / 2,
    y: TOP + row * CELL + CELL / 2,
    link: LINKS[Math.max(row, column)]?.[Math.min(row, column)] ?? 0,
  })),
)

export function CorrelationPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt}>
      {CELLS.map(({ x, y, link }) => {
        const side = 6 + Math.abs(link) * 24
        return (
          <g key={`${x} ${y}`}>
            <rect
              x={x - CELL / 2}
              y={y - CELL / 2}
              width={CELL}
              height={CELL}
              fill="none"
              stroke={color.grid}
            />
            <rect
              x={x - side / 2}
              y={y - side / 2}
              width={side}
              height={side}
              rx="2"
              fill={link > 0 ? color.info : color.s1}
              stroke={link > 0 ? color.info : color.warn}
              strokeWidth="1.5"
            />
          </g>
        )
      })}
      {NAMES.map((name, index) => (
        <g key={name} fill={color.t2}>
          <text x={LEFT - 10} y={TOP + index * CELL + CELL / 2 + 4} textAnchor="end">
            {name}
          </text>
          <text x={LEFT + index * CELL + CELL / 2} y={TOP - 10} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
