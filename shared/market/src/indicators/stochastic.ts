import { at } from './at'
import { rollingExtreme } from './rollingExtreme'
import { sma } from './sma'

export interface StochasticPeriods {
  k: number
  d: number
}

export interface PriceRanges {
  high: Float64Array
  low: Float64Array
  close: Float64Array
}

export interface Stochastic {
  k: Float64Array
  d: Float64Array
}

/** A close within no range stands in its middle. */
const STOCHASTIC_WITHOUT_RANGE = 50

/**
 * Fast stochastic oscillator of George Lane, 0 to 100: %K says where the close stands between the
 * lowest low and the highest high of the last `k` candles, %D is the average of the last `d` %K.
 * Without any range %K is 50.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/stochastic-oscillator-fast-slow-and-full
 */
export function stochastic(prices: PriceRanges, periods: StochasticPeriods): Stochastic {
  const highest = rollingExtreme(prices.high, periods.k, Math.max)
  const lowest = rollingExtreme(prices.low, periods.k, Math.min)
  const k = prices.close.map((close, index) => {
    const range = at(highest, index) - at(lowest, index)
    return range === 0 ? STOCHASTIC_WITHOUT_RANGE : 100 * ((close - at(lowest, index)) / range)
  })
  return { k, d: sma(k, periods.d) }
}
