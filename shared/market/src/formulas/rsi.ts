import { checkPeriod } from './checkPeriod'

export const OVERSOLD = 30
export const OVERBOUGHT = 70

/** Wilder's own. */
export const RSI_PERIOD = 14

/** Where nothing moved, neither side is stronger. */
const RSI_WITHOUT_MOVEMENT = 50

/**
 * Relative strength index of J. Welles Wilder, 0 to 100: the share of the average gain in all
 * movement. The first value is at index `candles`. Without a loss it is 100, without a gain 0, and
 * without any movement 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi
 */
export function rsi(closes: Float64Array, candles: number): Float64Array {
  checkPeriod(candles)
  const { length } = closes
  const strengths = new Float64Array(length).fill(Number.NaN)
  const share = 1 / candles
  let before = Number.NaN
  let gain = 0
  let loss = 0
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const close = closes[index] as number
    const change = close - before
    before = close
    if (Number.isNaN(change)) {
      gain = loss = count = 0
      continue
    }
    count += 1
    // Wilder's averages of both sides, as in `ema.ts`.
    const weight = count <= candles ? 1 / count : share
    gain += (Math.max(0, change) - gain) * weight
    loss += (Math.max(0, -change) - loss) * weight
    if (count >= candles) strengths[index] = strength(gain, loss)
  }
  return strengths
}

function strength(gain: number, loss: number): number {
  const movement = gain + loss
  return movement === 0 ? RSI_WITHOUT_MOVEMENT : 100 * (gain / movement)
}
