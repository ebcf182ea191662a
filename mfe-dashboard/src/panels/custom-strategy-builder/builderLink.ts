import { PATHS, type StrategyBuilderParameters } from '@aldergate/contract'
import { type BacktestRequest, printRule } from '@aldergate/market/strategy'
import { STRATEGY_PAIR } from './backtest'

/** The Strategy Builder with the rules of a test, and its stop and target: without them it would keep its own. */
export function builderLink({ rules, terms }: BacktestRequest, name: string): string {
  const { entries, exits, timeframe } = rules
  const parts: { [Part in keyof StrategyBuilderParameters]: string | undefined } = {
    name: name.trim(),
    timeframe,
    pair: STRATEGY_PAIR,
    buy: entries.long && printRule(entries.long),
    sell: entries.short && printRule(entries.short),
    exitLong: exits.long && printRule(exits.long),
    exitShort: exits.short && printRule(exits.short),
    stop: String(terms.stopLossPercent ?? 0),
    target: String(terms.takeProfitPercent ?? 0),
  }
  const params = new URLSearchParams()
  for (const [part, text] of Object.entries(parts)) if (text) params.set(part, text)
  return `${PATHS.strategyBuilder}?${params}`
}
