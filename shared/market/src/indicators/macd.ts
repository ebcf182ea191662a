import { at } from './at'
import { ema } from './ema'

export interface MacdPeriods {
  fast: number
  slow: number
  signal: number
}

export interface Macd {
  macd: Float64Array
  signal: Float64Array
  histogram: Float64Array
}

/**
 * Moving average convergence/divergence of Gerald Appel: the fast exponential average less the slow
 * one, that line's own exponential average as the signal, and their difference as the histogram.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/macd-moving-average-convergence-divergence-oscillator
 */
export function macd(closes: Float64Array, { fast, slow, signal }: MacdPeriods): Macd {
  const line = minus(ema(closes, fast), ema(closes, slow))
  const signalLine = ema(line, signal)
  return { macd: line, signal: signalLine, histogram: minus(line, signalLine) }
}

function minus(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, index) => value - at(other, index))
}
