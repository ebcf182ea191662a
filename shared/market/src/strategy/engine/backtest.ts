import type { Bars } from '../bars'
import type { RuleSet } from '../language/rule'
import type { Run } from '../run'
import { signalsOf } from './signals'
import { simulate } from './simulate'
import type { Terms } from './terms'

/** Runs a strategy over bars of its timeframe: the result is the same for the same bars, rules and terms. */
export function backtest(rules: RuleSet, bars: Bars, terms: Terms): Run {
  return simulate(bars, signalsOf(rules, bars), terms)
}
