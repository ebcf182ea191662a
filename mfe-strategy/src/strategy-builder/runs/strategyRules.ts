import { type IndicatorId, indicatorOf } from '@aldergate/market/indicators'
import {
  allConditions,
  type Condition,
  printRule,
  readRuleLines,
  type ReadRules,
  type RuleSet,
} from '@aldergate/market/strategy'
import { buyLineOf } from '../conditions/conditionRule'
import type { Strategy } from '../strategy/strategy'

/** A strategy in the rule language: its conditions as a buy rule, followed by its further rules. */
export function strategyRules(strategy: Strategy): ReadRules {
  const { timeframe, furtherRules } = strategy
  const buy = buyLineOf(strategy)
  const before = [`timeframe ${timeframe}`, ...(buy ? [buy] : [])]
  const read = readRuleLines([...before, ...furtherRules.split('\n')])
  if (read.status !== 'unreadable') return read
  const { problem } = read
  // Line numbers are relative to the further rules, which are all that the trader sees.
  const line = Math.max(1, problem.line - before.length)
  return { status: 'unreadable', problem: { ...problem, line } }
}

/** The cumulative indicators in the rules that a strategy has beside its conditions. */
export function cumulativeBeside(strategy: Strategy, rules: RuleSet): IndicatorId[] {
  const ids = conditionsBeside(strategy, rules)
    .flatMap(({ left, right }) => [left, right])
    .flatMap((term) => (typeof term === 'object' && 'indicator' in term ? [term.indicator.id] : []))
  return [...new Set(ids)].filter((id) => indicatorOf(id).isCumulative)
}

/** The conditions with `==`, as they are written, of the rules that a strategy has beside its own. */
export function equalsBeside(strategy: Strategy, rules: RuleSet): string[] {
  const conditions = conditionsBeside(strategy, rules).filter(({ operator }) => operator === '==')
  return [...new Set(conditions.map((condition) => printRule(condition)))]
}

function conditionsBeside(strategy: Strategy, rules: RuleSet): readonly Condition[] {
  const { long, ...others } = rules.entries
  const entries = long && !buyLineOf(strategy) ? rules.entries : others
  return allConditions({ ...rules, entries })
}
