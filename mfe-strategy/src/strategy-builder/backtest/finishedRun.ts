import type { Pair, Timeframe } from '@aldergate/market'
import type { Backtested, RuleSet } from '@aldergate/market/strategy'
import type { FileFacts } from '../own-data/fileFacts'

/** The settings of a run, as its report prints them. */
export interface BacktestSettings {
  /** Of the strategy. */
  name: string
  pair: Pair
  timeframe: Timeframe
  /** Not in words: these are those of the language in which the run is looked at. */
  rules: RuleSet
  /** From the entry price, in percent; null for none. */
  stopLossPercent: number | null
  takeProfitPercent: number | null
  /** Of the equity that is put into each trade, in percent. */
  positionPercent: number
  /** Of the value of each fill, in percent. */
  commissionPercent: number
  slippagePercent: number
  /** Whether bars finer than the timeframe decide which of stop and target came first. */
  hasFinerBars: boolean
  /** Of the simulated market. */
  seed: number
  /** The trader's own file, where the run was over one and not over the market. */
  file?: FileFacts
}

/** A run with all that is needed to speak of it. */
export interface FinishedRun extends Backtested {
  settings: BacktestSettings
}
