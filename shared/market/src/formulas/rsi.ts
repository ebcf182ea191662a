import { checkPeriod } from './checkPeriod'

export const OVERSOLD = 30
export const OVERBOUGHT = 70

/** Wilder's own. */
export const RSI_PERIOD = 14

/** Without any movement neither side is stronger. */
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
  const strengths = new Float64Array(length)
  let index = 0
  while (index < length) {
    let before = Number.NaN
    let gain = 0
    let loss = 0
    // Wilder's averages of both sides, as in `ema.ts`: first values one by one, then without a question.
    for (let count = 0; index < length && count < candles; index += 1) {
      const change = (closes[index] as number) - before
      before = closes[index] as number
      count = Number.isNaN(change) ? 0 : count + 1
      gain = count === 0 ? 0 : gain + (Math.max(0, change) - gain) / count
      loss = count === 0 ? 0 : loss + (Math.max(0, -change) - loss) / count
      strengths[index] = count === candles ? strength(gain, loss) : Number.NaN
    }
    const share = 1 / candles
    for (; index < length; index += 1) {
      const change = (closes[index] as number) - before
      before = closes[index] as number
      const rise = (change + Math.abs(change)) / 2
      gain += (rise - gain) * share
      loss += (rise - change - loss) * share
      if (Number.isNaN(gain)) break
      strengths[index] = strength(gain, loss)
    }
  }
  return strengths
}

function strength(gain: number, loss: number): number {
  const movement = gain + loss
  return movement === 0 ? RSI_WITHOUT_MOVEMENT : 100 * (gain / movement)
}
