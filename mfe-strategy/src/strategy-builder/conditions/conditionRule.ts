import { ruleNotation } from '@aldergate/market/indicators'
import { isSoundCondition } from '../strategy/numberRules'
import type { Condition, Strategy } from '../strategy/strategy'
import { isCrossing, shownSettingOf } from './conditionSetting'

/** The rule for a buy from the conditions, in the rule language; `undefined` if none of them is valid. */
export function buyLineOf({
  conditions,
  join,
}: Pick<Strategy, 'conditions' | 'join'>): string | undefined {
  const parts = conditions.filter(isSoundCondition).map(ruleOf)
  return parts.length > 0 ? `buy when ${parts.join(join === 'any' ? ' OR ' : ' AND ')}` : undefined
}

/** Whether a link can list a condition as it is: indicator, comparison and value are all of it. */
export function isPlain(condition: Condition): boolean {
  const { parameters = {}, source } = condition
  return Object.keys(parameters).length === 0 && source === undefined && !isCrossing(condition)
}

function ruleOf(condition: Condition): string {
  const { comparison, value } = condition
  const operator = isCrossing(condition)
    ? comparison === '>'
      ? 'crosses above'
      : 'crosses below'
    : comparison
  return `${ruleNotation(shownSettingOf(condition))} ${operator} ${Number(value)}`
}
