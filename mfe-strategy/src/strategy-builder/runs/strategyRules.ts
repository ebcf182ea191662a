import { readRules, type ReadRules, ruleBlock } from '@aldergate/market/strategy'
import { buyLineOf } from '../conditions/conditionRule'
import type { Strategy } from '../strategy'

/** A strategy as the rule language has it: its conditions are when to buy, beside them stand its further rules. */
export function strategyRules(strategy: Strategy): ReadRules {
  const { timeframe, furtherRules } = strategy
  const buy = buyLineOf(strategy)
  const before = [`timeframe ${timeframe}`, ...(buy ? [buy] : [])]
  const read = readRules(ruleBlock([...before, ...furtherRules.split('\n')]))
  if (read.status !== 'unreadable') return read
  const { problem } = read
  // The trader sees the further rules only.
  const line = Math.max(1, problem.line - 1 - before.length)
  return { status: 'unreadable', problem: { ...problem, line } }
}
