import { type CrossSignal, crossSignal, type RsiSignal, rsiSignal } from '@aldergate/market/signals'
import type { Insight } from './insight'

/** The action that a fact of the series speaks for. */
export type Leaning = 'buy' | 'sell' | 'neither'

export interface RsiReason extends RsiSignal {
  kind: 'rsi'
  leaning: Leaning
}

export interface CrossReason extends CrossSignal {
  kind: 'cross'
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

const RSI_LEANINGS = { oversold: 'buy', neutral: 'neither', overbought: 'sell' } as const
const CROSS_LEANINGS = { above: 'buy', level: 'neither', below: 'sell' } as const

function rsiReason(closes: Float64Array): RsiReason {
  const signal = rsiSignal(closes)
  return { kind: 'rsi', ...signal, leaning: RSI_LEANINGS[signal.zone] }
}

function crossReason(closes: Float64Array): CrossReason {
  const signal = crossSignal(closes)
  return { kind: 'cross', ...signal, leaning: CROSS_LEANINGS[signal.standing] }
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
