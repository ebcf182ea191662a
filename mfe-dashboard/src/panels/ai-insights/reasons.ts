import { rsi } from '@aldergate/shared/market/indicators/rsi'
import { sma } from '@aldergate/shared/market/indicators/sma'
import { type Insight } from './insight'

/** Hours of the series: enough for Wilder's smoothing to settle. */
export const REASON_HOURS = 120

export const RSI_PERIOD = 14
export const OVERSOLD = 30
export const OVERBOUGHT = 70
export const FAST_PERIOD = 10
export const SLOW_PERIOD = 30

/** What a fact of the series speaks for. */
export type Leaning = 'buy' | 'sell' | 'neither'

export interface RsiReason {
  kind: 'rsi'
  /** 0 to 100, NaN while there are too few candles. */
  value: number
  zone: 'oversold' | 'neutral' | 'overbought'
  leaning: Leaning
}

export interface CrossReason {
  kind: 'cross'
  /** Where the fast average stands to the slow one. */
  standing: 'above' | 'below' | 'level'
  /** For how many candles, up to all that are known. */
  candles: number
  leaning: Leaning
}

export interface LevelsReason {
  kind: 'levels'
  /** Percent of the price down to the support; negative when the price has fallen through it. */
  toSupport: number
  /** Percent of the price up to the resistance; negative when the price has risen through it. */
  toResistance: number
  leaning: Leaning
}

export type Reason = RsiReason | CrossReason | LevelsReason

/** Three reasons, from the closes of the simulated series (oldest first) and its newest price. */
export function reasonsFor(
  closes: Float64Array,
  price: number,
  levels: Pick<Insight, 'supportLevel' | 'resistanceLevel'>,
): readonly [RsiReason, CrossReason, LevelsReason] {
  return [rsiReason(closes), crossReason(closes), levelsReason(price, levels)]
}

function rsiReason(closes: Float64Array): RsiReason {
  const value = rsi(closes, RSI_PERIOD).at(-1) ?? Number.NaN
  if (value < OVERSOLD) return { kind: 'rsi', value, zone: 'oversold', leaning: 'buy' }
  if (value > OVERBOUGHT) return { kind: 'rsi', value, zone: 'overbought', leaning: 'sell' }
  return { kind: 'rsi', value, zone: 'neutral', leaning: 'neither' }
}

function crossReason(closes: Float64Array): CrossReason {
  const slow = sma(closes, SLOW_PERIOD)
  const sides = sma(closes, FAST_PERIOD).map((fast, index) =>
    Math.sign(fast - (slow[index] ?? NaN)),
  )
  const side = sides.at(-1) || 0
  if (side === 0) return { kind: 'cross', standing: 'level', candles: 0, leaning: 'neither' }
  const lastOther = sides.findLastIndex((other) => other !== side)
  const candles = sides.length - 1 - lastOther
  return side > 0
    ? { kind: 'cross', standing: 'above', candles, leaning: 'buy' }
    : { kind: 'cross', standing: 'below', candles, leaning: 'sell' }
}

/** Nearer the support there is more room above than below, and the other way round. */
function levelsReason(
  price: number,
  { supportLevel, resistanceLevel }: Pick<Insight, 'supportLevel' | 'resistanceLevel'>,
): LevelsReason {
  const toSupport = (1 - supportLevel / price) * 100
  const toResistance = (resistanceLevel / price - 1) * 100
  const leaning = roomierSide(price - supportLevel, resistanceLevel - price)
  return { kind: 'levels', toSupport, toResistance, leaning }
}

function roomierSide(below: number, above: number): Leaning {
  // Through a level, that level no longer holds.
  if (below < 0) return 'sell'
  if (above < 0) return 'buy'
  return above > below ? 'buy' : above < below ? 'sell' : 'neither'
}
