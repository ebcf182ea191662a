import type { Opening } from '../../opening'
import type { Pair } from '../../pairs'
import type { Bars } from '../bars'
import type { Terms } from '../engine/terms'
import type { RuleSet } from '../language/rule'
import type { Run } from '../run'

/** What a strategy is tested on. */
type BacktestData =
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

/** What came out of it, and the bars that it is about. */
export interface Backtested {
  run: Run
  bars: Bars
}

export type Answer =
  | { kind: 'progress'; share: number }
  | ({ kind: 'done' } & Backtested)
  | { kind: 'failed'; message: string }
