import { color } from '@aldergate/ui'
import { Drawing, type PictureProps } from './Drawing'
import { average, pathThrough, round, series, wave } from './shapes'

const COUNT = 40
const STEP = 11.4
const LEFT = 18

/** Heights on the page: the smaller, the higher the price. */
const CLOSES = series(
  COUNT,
  (index) => 132 + 62 * Math.sin(index / 9 + 0.4) + wave(index * 2.1) * 24,
)

interface Candle {
  x: number
  open: number
  close: number
  high: number
  low: number
}

const CANDLES: readonly Candle[] = CLOSES.map((close, index) => {
  const open = CLOSES[index - 1] ?? close + 6
  return {
    x: round(LEFT + index * STEP),
    open,
    close,
    high: Math.min(open, close) - 4 - Math.abs(wave(index)) * 9,
    low: Math.max(open, close) + 4 + Math.abs(wave(index + 7)) * 9,
  }
})

export function CandlesPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt} lines={[45, 90, 135, 180, 225]}>
      {CANDLES.map((candle) => (
        <CandleShape key={candle.x} candle={candle} />
      ))}
      <path
        d={pathThrough(average(CLOSES, 12), LEFT, STEP)}
        fill="none"
        stroke={color.ma2}
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path
        d={pathThrough(average(CLOSES, 5), LEFT, STEP)}
        fill="none"
        stroke={color.ma1}
        strokeWidth="2"
      />
    </Drawing>
  )
}

function CandleShape({ candle: { x, open, close, high, low } }: { candle: Candle }) {
  const isRising = close < open
  const ink = isRising ? color.up : color.down

  return (
    <g stroke={ink} fill={isRising ? color.s1 : ink}>
      <line x1={x} x2={x} y1={high} y2={low} />
      <rect
        x={x - 3.5}
        y={Math.min(open, close)}
        width="7"
        height={Math.max(1.5, Math.abs(close - open))}
      />
    </g>
  )
}
