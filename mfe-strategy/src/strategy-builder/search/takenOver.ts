import { initialSetting, ruleNotation } from '@aldergate/market/indicators'
import { allConditions, printRules, type Tested } from '@aldergate/market/strategy'
import type { Strategy } from '../strategy'

/**
 * The builder's strategy with the numbers of a candidate, which differs from it by numbers only. A condition of the
 * builder has its indicator's usual parameters; where the candidate has others, its rule goes to the further rules.
 */
export function takenOver(strategy: Strategy, before: Tested, after: Tested): Strategy {
  const { terms } = after
  const exits = {
    stopLoss: String(terms.stopLossPercent ?? 0),
    takeProfit: String(terms.takeProfitPercent ?? 0),
  }
  const lines = linesOf(after)
  if (lines.join('\n') === linesOf(before).join('\n')) return { ...strategy, ...exits }

  const found = allConditions(after.rules)
  const keepsConditions = strategy.conditions.every(({ indicator }, index) => {
    const left = found[index]?.left
    return (
      typeof left === 'object' &&
      'indicator' in left &&
      ruleNotation(left.indicator) === ruleNotation(initialSetting(indicator))
    )
  })
  if (!keepsConditions) {
    return { ...strategy, ...exits, conditions: [], furtherRules: lines.join('\n') }
  }
  const conditions = strategy.conditions.map((condition, index) => ({
    ...condition,
    value: String(Number(found[index]?.right)),
  }))
  // The first line is that of the conditions, where there are some.
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
