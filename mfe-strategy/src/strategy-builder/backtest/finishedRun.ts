import type { Pair, Timeframe } from '@aldergate/market'
import type { Backtested, BacktestRequest, RuleSet } from '@aldergate/market/strategy'
import { type FileFacts, factsOf } from '../own-data/fileFacts'
import type { ChosenFile } from '../own-data/ownData.atoms'
import { timeframeOf } from '../own-data/timeframe'
import type { Strategy } from '../strategy/strategy'

/** The settings of a run, as its report prints them. */
export interface BacktestSettings {
  /** The strategy's name. */
  name: string
  pair: Pair
  timeframe: Timeframe
  /** Not as text, because that depends on the language in which the report is read. */
  rules: RuleSet
  /** Distance from the entry price, in percent; null for none. */
  stopLossPercent: number | null
  takeProfitPercent: number | null
  /** Share of the equity put into each trade, in percent. */
  positionPercent: number
  /** Commission on the value of each fill, in percent. */
  commissionPercent: number
  slippagePercent: number
  /** Whether bars finer than the timeframe decide which of stop and target came first. */
  hasFinerBars: boolean
  /** The seed of the simulated market. */
  seed: number
  /** The trader's own file, if the run used one instead of the market. */
  file?: FileFacts
}

/** A run with all that is needed to speak of it. */
export interface FinishedRun extends Backtested {
  settings: BacktestSettings
}

/** A run as requested. */
export interface AskedRun extends Pick<BacktestRequest, 'rules' | 'terms'> {
  strategy: Pick<Strategy, 'name' | 'pair'>
  /** Whether finer bars are asked to decide which of stop and target came first. */
  decidesByMinutes: boolean
  /** Share of the equity put into each trade, in percent. */
  positionPercent: number
  /** The seed of the simulated market. */
  seed: number
  /** The trader's own file, or `null` for the market. */
  file: ChosenFile | null
}

/** Returns a run with its requested settings. */
export function finishedRunOf(
  found: Backtested,
  { strategy, rules, terms, decidesByMinutes, positionPercent, seed, file }: AskedRun,
): FinishedRun {
  const { timeframe } = rules
  const finest = file ? timeframeOf(file.bars.spacingMs) : '1m'
  return {
    ...found,
    settings: {
      name: strategy.name.trim(),
      pair: strategy.pair,
      timeframe,
      rules,
      stopLossPercent: terms.stopLossPercent ?? null,
      takeProfitPercent: terms.takeProfitPercent ?? null,
      positionPercent,
      commissionPercent: terms.commissionPercent,
      slippagePercent: terms.slippagePercent,
      hasFinerBars: decidesByMinutes && timeframe !== finest,
      seed,
      ...(file ? { file: factsOf(file.name, file) } : {}),
    },
  }
}
