import type { Opening } from '../../opening'
import type { Pair } from '../../pairs'
import type { Bars } from '../bars'
import type { Terms } from '../engine/terms'
import type { RuleSet } from '../language/rule'
import type { Report } from '../report/report'
import type { Run } from '../run'
import type { PlacedNumber, Tested } from '../search/place'
import type { Score } from '../search/score'
import type { Stretch } from '../search/stretch'
import type { Leg, Walked } from '../search/walk'

/** What a strategy is tested on. */
export type BacktestData =
  /** The newest `count` closed bars of the simulated market at a moment, in epoch milliseconds. */
  | { from: 'market'; opening: Opening; pair: Pair; at: number; count: number }
  /** Bars of the rules' timeframe from elsewhere, and the finer ones within them, where there are. */
  | { from: 'bars'; bars: Bars; finer?: Bars }

export interface BacktestRequest {
  rules: RuleSet
  terms: Omit<Terms, 'finer'>
  data: BacktestData
  /** Whether the minutes of the market, or the finer bars, decide which of stop and target came first. */
  decidesByMinutes?: boolean
}

/** What came out of it, what is said of that, and the bars that it is about. */
export interface Backtested {
  run: Run
  report: Report
  bars: Bars
}

/** The strategy whose numbers are searched, and the past that it is searched on. */
export interface SearchSetup {
  tested: Tested
  data: BacktestData
  decidesByMinutes?: boolean
}

/** A search asks one thing after another, of a worker that keeps the bars in between. */
export type SearchRequest =
  | ({ ask: 'prepare' } & SearchSetup)
  | { ask: 'score'; candidates: readonly PlacedNumber[][]; stretches: readonly Stretch[] }
  | { ask: 'walk'; legs: readonly Leg[] }

export type EngineRequest = BacktestRequest | SearchRequest

export type Answer =
  | { kind: 'progress'; share: number }
  | ({ kind: 'done' } & Backtested)
  /** So many bars there are. */
  | { kind: 'prepared'; bars: number }
  /** Of each candidate, over each of the stretches. */
  | { kind: 'scored'; scores: Score[][] }
  | { kind: 'walked'; walked: Walked }
  | { kind: 'failed'; message: string }

export type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>
