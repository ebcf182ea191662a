import { rsi } from '@aldergate/market/formulas'
import { color } from '@aldergate/ui'
import { scaleOf, walk } from './geometry'
import { Level } from './parts'
import { lineThrough, pointsOf } from './paths'
import { HEIGHT, MARGIN, type OscillatorFacts, WIDTH } from './picture'

const COUNT = 120
/** The price stands above, its oscillator below. */
const SPLIT = 120

/** A price, and below it the RSI of that very price between its two limits. */
export function OscillatorPicture({ seed, drift, period, upper, lower }: OscillatorFacts) {
  const prices = walk(seed, COUNT + period, drift)
  const strengths = Array.from(rsi(Float64Array.from(prices), period)).slice(period)
  const shown = prices.slice(period)
  const x = scaleOf([0, COUNT - 1], MARGIN, WIDTH - MARGIN)
  const y = scaleOf(shown, SPLIT - 12, MARGIN)
  const strengthY = scaleOf([5, 95], HEIGHT - MARGIN + 8, SPLIT + 8)

  return (
    <>
      <path d={lineThrough(pointsOf(shown, x, y))} fill="none" stroke={color.t2} strokeWidth={2} />
      <path
        d={lineThrough(pointsOf(strengths, x, strengthY))}
        fill="none"
        stroke={color.accent}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <Level y={strengthY(upper)} label={String(upper)} tone="down" />
      <Level y={strengthY(lower)} label={String(lower)} tone="up" />
    </>
  )
}
