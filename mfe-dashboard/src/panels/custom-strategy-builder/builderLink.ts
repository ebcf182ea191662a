import { addressOf } from '@aldergate/contract'
import { type BacktestRequest, printRule } from '@aldergate/market/strategy'
import { STRATEGY_PAIR } from './backtest'

/** The Strategy Builder with the rules of a test, and its stop and target: without them it would keep its own. */
export function builderLink({ rules, terms }: BacktestRequest, name: string): string {
  const { entries, exits, timeframe } = rules
  return addressOf('strategyBuilder', {
    name: name.trim() || undefined,
    timeframe,
    pair: STRATEGY_PAIR,
    buy: entries.long && printRule(entries.long),
    sell: entries.short && printRule(entries.short),
    exitLong: exits.long && printRule(exits.long),
    exitShort: exits.short && printRule(exits.short),
    stop: String(terms.stopLossPercent ?? 0),
    target: String(terms.takeProfitPercent ?? 0),
  })
}
