import type { Opening } from '../../opening'
import type { Pair } from '../../pairs'
import type { Bars } from '../bars'
import type { Terms } from '../engine/terms'
import type { RuleSet } from '../language/rule'
import type { Report } from '../report/report'
import type { Run } from '../run'

/** What a strategy is tested on. */
type BacktestData =
  /** The newest `count` closed bars of the simulated market at a moment, in epoch milliseconds. */
  | { from: 'market'; opening: Opening; pair: Pair; at: number; count: number }
  /** Bars of the rules' timeframe from elsewhere. */
  | { from: 'bars'; bars: Bars }

export interface BacktestRequest {
  rules: RuleSet
  terms: Omit<Terms, 'finer'>
  data: BacktestData
  /** Whether the minutes within a bar decide which of stop and target came first; only the market has them. */
  decidesByMinutes?: boolean
}

/** What came out of it, what is said of that, and the bars that it is about. */
export interface Backtested {
  run: Run
  report: Report
  bars: Bars
}

export type Answer =
  | { kind: 'progress'; share: number }
  | ({ kind: 'done' } & Backtested)
  | { kind: 'failed'; message: string }
