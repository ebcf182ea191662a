import { color } from '@aldergate/ui'
import { averageOf, candlesOf, rounded, scaleOf } from './geometry'
import { Level } from './parts'
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
  const x = (index: number) => rounded(MARGIN + (index + 0.5) * step)

  return (
    <>
      {candles.map(({ open, high, low, close }, index) => {
        const rises = close >= open
        const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
        const tone = rises ? color.up : color.down
        return (
          <g key={index} stroke={tone} strokeWidth={1.5}>
            <line x1={x(index)} x2={x(index)} y1={y(high)} y2={y(low)} />
            <rect
              x={x(index) - step * 0.32}
              y={top}
              width={step * 0.64}
              height={Math.max(1, bottom - top)}
              fill={rises ? color.s2 : tone}
            />
          </g>
        )
      })}
      {averages.map((period, which) => {
        const line = averageOf(closes, period).flatMap((value, index) =>
          value === undefined || period === 0 ? [] : [{ value, index }],
        )
        return (
          <polyline
            key={which}
            points={line.map(({ value, index }) => `${x(index)},${y(value)}`).join(' ')}
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
