import { color } from '@aldergate/ui'
import { averageOf, type Candle, candlesOf, scaleOf } from './geometry'
import { Level } from './parts'
import { box, lineThrough, upright } from './paths'
import { type CandlesFacts, HEIGHT, MARGIN, WIDTH } from './picture'

const COUNT = 38

/** Candles, hollow when they rise; averages and levels if the post is about them. */
export function CandlesPicture({ seed, drift, averages = [0, 0], levels = [] }: CandlesFacts) {
  const candles = candlesOf(seed, COUNT, drift)
  const closes = candles.map(({ close }) => close)
  const levelY = scaleOf([0, 1, ...levels.map(({ at }) => at)], HEIGHT - MARGIN, MARGIN)
  const y = scaleOf(
    candles.flatMap(({ high, low }) => [high, low]),
    levelY(0),
    levelY(1),
  )
  const step = (WIDTH - 2 * MARGIN) / COUNT
  const x = (index: number) => MARGIN + (index + 0.5) * step

  /** Joins the drawings of all rising candles, or of all falling ones. */
  function each(rises: boolean, draw: (candle: Candle, index: number) => string): string {
    const drawn = candles.map((candle, index) =>
      candle.close >= candle.open === rises ? draw(candle, index) : '',
    )
    return drawn.join('')
  }

  function wick({ high, low }: Candle, index: number): string {
    return upright(x(index), y(high), y(low))
  }

  function body({ open, close }: Candle, index: number): string {
    const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
    return box(x(index) - step * 0.32, top, step * 0.64, Math.max(1, bottom - top))
  }

  return (
    <>
      {[true, false].map((rises) => {
        const tone = rises ? color.up : color.down
        return (
          <g key={tone} stroke={tone} strokeWidth={1.5}>
            <path d={each(rises, wick)} />
            <path d={each(rises, body)} fill={rises ? color.s2 : tone} />
          </g>
        )
      })}
      {averages.map((period, which) => {
        const line = averageOf(closes, period).flatMap((value, index) =>
          value === undefined || period === 0 ? [] : [[x(index), y(value)] as const],
        )
        return (
          <path
            key={which}
            d={lineThrough(line)}
            fill="none"
            stroke={which === 0 ? color.ma1 : color.ma2}
            strokeWidth={3}
            strokeLinejoin="round"
          />
        )
      })}
      {levels.map(({ at, label, tone }) => (
        <Level key={label} y={levelY(at)} label={label} tone={tone} />
      ))}
    </>
  )
}
