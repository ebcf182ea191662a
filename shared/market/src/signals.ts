import { OVERBOUGHT, OVERSOLD, rsi, RSI_PERIOD } from './formulas/rsi'
import { sma } from './formulas/sma'

export const FAST_PERIOD = 10
export const SLOW_PERIOD = 30

/** Hours of a series that its signals are read from: enough for Wilder's smoothing to settle. */
export const SIGNAL_HOURS = 120

type RsiZone = 'oversold' | 'neutral' | 'overbought'

export interface RsiSignal {
  /** 0 to 100, NaN while there are too few closes. */
  value: number
  zone: RsiZone
}

/** The relative strength at the last close. */
export function rsiSignal(closes: Float64Array): RsiSignal {
  const value = rsi(closes, RSI_PERIOD).at(-1) ?? Number.NaN
  if (value < OVERSOLD) return { value, zone: 'oversold' }
  return { value, zone: value > OVERBOUGHT ? 'overbought' : 'neutral' }
}

export interface CrossSignal {
  /** The fast average relative to the slow one. */
  standing: 'above' | 'below' | 'level'
  /** For how many closes this has lasted, at most all that are known. */
  candles: number
}

/** The side of the slow average on which the fast one is at the last close, and since when. */
export function crossSignal(closes: Float64Array): CrossSignal {
  const slow = sma(closes, SLOW_PERIOD)
  const sides = sma(closes, FAST_PERIOD).map((fast, index) => Math.sign(fast - at(slow, index)))
  const side = sides.at(-1) || 0
  if (side === 0) return { standing: 'level', candles: 0 }
  const lastOther = sides.findLastIndex((other) => other !== side)
  return { standing: side > 0 ? 'above' : 'below', candles: sides.length - 1 - lastOther }
}

/** The value at an index, NaN outside. */
function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN
}
