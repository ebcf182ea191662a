import { color, useFormat } from '@aldergate/ui'
import { ASKS, BIDS } from './book.data'
import { Figure } from './Figure'
import { useText } from './texts'

const WIDTH = 360
const ROW = 26
const TOP = 24
const MIDDLE = WIDTH / 2
/** Half the width of the gap between the sides, in which the spread is written. */
const GAP = 44
/** Pixels a coin. */
const SCALE = 120

/** The width that a price takes of its bar, in pixels. */
const PRICE_WIDTH = 54

/** The order book of the guide: bids to the left, asks to the right, and the spread between. */
export function SampleBook() {
  const t = useText()
  const format = useFormat()
  const sides = [
    { rows: BIDS, name: t('bids'), fill: color.up, sign: -1, anchor: 'end' },
    { rows: ASKS, name: t('asks'), fill: color.down, sign: 1, anchor: 'start' },
  ] as const

  return (
    <Figure title={t('bookTitle')} caption={t('bookCaption')} width={WIDTH} height={132}>
      {sides.map(({ rows, name, fill, sign, anchor }) => (
        <g key={name}>
          <text x={MIDDLE + sign * GAP} y={14} textAnchor={anchor}>
            {name}
          </text>
          {rows.map(({ price, size }, at) => {
            const width = size * SCALE
            const edge = MIDDLE + sign * GAP
            const y = TOP + at * ROW
            return (
              <g key={price}>
                <rect
                  x={sign < 0 ? edge - width : edge}
                  y={y}
                  width={width}
                  height={ROW - 4}
                  fill={fill}
                  opacity={0.28}
                />
                <text x={edge + sign * 6} y={y + 15} textAnchor={anchor} style={{ fill }}>
                  {format.price(price, 0)}
                </text>
                <text
                  x={edge + sign * (Math.max(width, PRICE_WIDTH) + 6)}
                  y={y + 15}
                  textAnchor={anchor}
                >
                  {format.price(size, 1)}
                </text>
              </g>
            )
          })}
        </g>
      ))}
      <path
        d={`M${MIDDLE - GAP + 4} 34h${2 * GAP - 8}M${MIDDLE - GAP + 4} 30v8M${MIDDLE + GAP - 4} 30v8`}
        stroke={color.t3}
        fill="none"
      />
      <text x={MIDDLE} y={124} textAnchor="middle">
        {t('spread')}
      </text>
    </Figure>
  )
}
