import { allConditions, printRules, type Tested } from '@aldergate/market/strategy'
import { choiceOf } from '../conditions/conditionSetting'
import type { Condition, Strategy } from '../strategy/strategy'

/** The builder's strategy with the numbers of a candidate, which differs from it by numbers only. */
export function takenOver(strategy: Strategy, before: Tested, after: Tested): Strategy {
  const { terms } = after
  const exits = {
    stopLoss: String(terms.stopLossPercent ?? 0),
    takeProfit: String(terms.takeProfitPercent ?? 0),
  }
  const lines = linesOf(after)
  if (lines.join('\n') === linesOf(before).join('\n')) return { ...strategy, ...exits }

  // The builder's own conditions come first.
  const found = allConditions(after.rules)
  const conditions = strategy.conditions.map((condition, index): Condition => {
    const { left, right } = found[index] ?? {}
    if (typeof left !== 'object' || !('indicator' in left)) return condition
    const { parameters } = choiceOf(left.indicator)
    return { ...condition, parameters, value: String(Number(right)) }
  })
  // The first line is the conditions' rule, if there are any.
  const further = (of: readonly string[]) => of.slice(Math.min(1, conditions.length)).join('\n')
  const isSame = further(lines) === further(linesOf(before))
  return {
    ...strategy,
    ...exits,
    conditions,
    furtherRules: isSame ? strategy.furtherRules : further(lines),
  }
}

/** The rules without their timeframe, which has a field of its own. */
function linesOf({ rules }: Tested): string[] {
  return printRules(rules).slice(1)
}
