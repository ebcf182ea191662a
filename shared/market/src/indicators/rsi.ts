import { at } from './at'
import { wilderAverage } from './ema'
import { checkPeriod } from './period'

/** Where nothing moved, neither side is stronger. */
const RSI_WITHOUT_MOVEMENT = 50

/**
 * Relative strength index of J. Welles Wilder, 0 to 100: the share of the average gain in all
 * movement. The first value is at index `period`. Without a loss it is 100, without a gain 0, and
 * without any movement 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi
 */
export function rsi(closes: Float64Array, period: number): Float64Array {
  checkPeriod(period)
  const changes = closes.map((close, index) => close - at(closes, index - 1))
  const gains = wilderAverage(changes.map(gainOf), period)
  const losses = wilderAverage(
    changes.map((change) => gainOf(-change)),
    period,
  )
  return gains.map((gain, index) => strength(gain, at(losses, index)))
}

/** Math.max keeps NaN. */
function gainOf(change: number): number {
  return Math.max(0, change)
}

function strength(gain: number, loss: number): number {
  const movement = gain + loss
  return movement === 0 ? RSI_WITHOUT_MOVEMENT : 100 * (gain / movement)
}
