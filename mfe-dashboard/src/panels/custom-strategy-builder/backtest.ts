import { HISTORY_MS, type Opening, TIMEFRAME_MS } from '@aldergate/market'
import {
  type BacktestRequest,
  DEFAULT_TERMS,
  type ReadRules,
  type RuleSet,
} from '@aldergate/market/strategy'
import type { BacktestFigures } from './backtestFigures'
import type { Strategy } from './strategy'

/** The pair that a strategy is tested and traded on here. */
export const STRATEGY_PAIR = 'BTC/GBP'

const MOST_BARS = 5_000

/** The result of a strategy on simulated candles; the engine works while it is running. */
export type Backtest =
  | { status: 'idle' }
  /** There are no rules, or none that can be parsed. */
  | { status: Exclude<ReadRules['status'], 'read'> }
  | { status: 'running'; request: BacktestRequest }
  | { status: 'failed'; request: BacktestRequest }
  | { status: 'done'; request: BacktestRequest; figures: BacktestFigures }

/** A test of rules, on the terms of the panel's parameters, over the newest closed bars of their timeframe. */
export function backtestRequest(
  rules: RuleSet,
  parameters: Strategy['parameters'],
  opening: Opening,
  at: number,
): BacktestRequest {
  const count = Math.min(MOST_BARS, Math.floor(HISTORY_MS / TIMEFRAME_MS[rules.timeframe]))
  return {
    rules,
    terms: {
      ...DEFAULT_TERMS,
      size: { of: 'money', amount: Number(parameters.tradeVolume) },
      stopLossPercent: aboveZero(parameters.stopLoss),
      takeProfitPercent: aboveZero(parameters.targetProfit),
      riskPercent: Number(parameters.riskTolerance),
      maxTradesPerDay: Number(parameters.maxTradesPerDay),
    },
    data: { from: 'market', opening, pair: STRATEGY_PAIR, at, count },
  }
}

/** A distance of 0 means no distance. */
export function aboveZero(typed: string): number | undefined {
  const value = Number(typed)
  return value > 0 ? value : undefined
}
