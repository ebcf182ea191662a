import { PATHS } from '@aldergate/contract'
import { printRule, type RuleSet } from '@aldergate/market/strategy'
import { aboveZero, STRATEGY_PAIR } from './backtest'
import type { Strategy } from './strategy'

/** The Strategy Builder with the same rules. */
export function builderLink(
  { entries, exits, timeframe }: RuleSet,
  { name, parameters }: Pick<Strategy, 'name' | 'parameters'>,
): string {
  const parts = {
    name: name.trim(),
    timeframe,
    pair: STRATEGY_PAIR,
    buy: entries.long && printRule(entries.long),
    sell: entries.short && printRule(entries.short),
    exitLong: exits.long && printRule(exits.long),
    exitShort: exits.short && printRule(exits.short),
    stop: aboveZero(parameters.stopLoss),
    target: aboveZero(parameters.targetProfit),
  }
  const params = new URLSearchParams()
  for (const [part, text] of Object.entries(parts)) if (text) params.set(part, String(text))
  return `${PATHS.strategyBuilder}?${params}`
}
