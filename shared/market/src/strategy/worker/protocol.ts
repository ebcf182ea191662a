import type { Opening } from '../../opening'
import type { Pair } from '../../pairs'
import type { StoredBars } from '../bars'
import type { Terms } from '../engine/terms'
import type { RuleSet } from '../language/rule'
import type { Backtested } from '../report/backtested'
import type { PlacedNumber, Tested } from '../search/place'
import type { Score } from '../search/score'
import type { Stretch } from '../search/stretch'
import type { Leg, Walked } from '../search/walkForward'
import type { Told } from './startWorker'

/** The data that a strategy is tested on. */
export type BacktestData =
  /** The newest `count` closed bars of the simulated market at a moment, in epoch milliseconds. */
  | { from: 'market'; opening: Opening; pair: Pair; at: number; count: number }
  /** Bars from elsewhere, of the rules' timeframe or finer; finer ones are summed to it. */
  | { from: 'store'; bars: StoredBars }

export interface BacktestRequest {
  rules: RuleSet
  terms: Omit<Terms, 'finer'>
  data: BacktestData
  /** Whether the market's minutes, or the finer bars, decide which of stop and target came first. */
  decidesByMinutes?: boolean
}

/** The strategy whose numbers are searched, and the past that it is searched on. */
export interface SearchSetup {
  tested: Tested
  data: BacktestData
  decidesByMinutes?: boolean
}

/** A search sends one request after another to a worker that keeps the bars in between. */
export type SearchRequest =
  | ({ ask: 'prepare' } & SearchSetup)
  | { ask: 'score'; candidates: readonly PlacedNumber[][]; stretches: readonly Stretch[] }
  | { ask: 'walk'; legs: readonly Leg[] }

export type EngineRequest = BacktestRequest | SearchRequest

export type Answer =
  | Told
  | { kind: 'done'; backtested: Backtested }
  /** The number of bars. */
  | { kind: 'prepared'; bars: number }
  /** The scores of each candidate, over each of the stretches. */
  | { kind: 'scored'; scores: Score[][] }
  | { kind: 'walked'; walked: Walked }
