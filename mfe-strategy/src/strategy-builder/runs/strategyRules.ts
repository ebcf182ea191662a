import { initialSetting, ruleNotation } from '@aldergate/market/indicators'
import { readRules, type ReadRules, ruleBlock } from '@aldergate/market/strategy'
import { conditionError } from '../numberRules'
import type { Strategy } from '../strategy'

/** A strategy as the rule language has it: its conditions are when to buy, beside them stand its further rules. */
export function strategyRules(strategy: Strategy): ReadRules {
  const { timeframe, conditions, furtherRules } = strategy
  const sound = conditions.filter((condition) => !conditionError(condition))
  const buy = sound.map(({ indicator, comparison, value }) => {
    return `${ruleNotation(initialSetting(indicator))} ${comparison} ${Number(value)}`
  })
  const before = [
    `timeframe ${timeframe}`,
    ...(buy.length > 0 ? [`buy when ${buy.join(' AND ')}`] : []),
  ]
  const read = readRules(ruleBlock([...before, ...furtherRules.split('\n')]))
  if (read.status !== 'unreadable') return read
  const { problem } = read
  // The trader sees the further rules only.
  const line = Math.max(1, problem.line - 1 - before.length)
  return { status: 'unreadable', problem: { ...problem, line } }
}
