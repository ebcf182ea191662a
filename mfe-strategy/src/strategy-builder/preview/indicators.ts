import { type IndicatorSetting, ruleNotation } from '@aldergate/market/indicators'
import { shownSettingOf } from '../conditions/conditionSetting'
import type { Condition } from '../strategy/strategy'

/**
 * Returns the indicators that a chart draws for the conditions: each with its parameters once, in the order of the
 * list.
 */
export function drawnSettings(conditions: readonly Condition[]): IndicatorSetting[] {
  const settings = conditions.map(shownSettingOf)
  return [...new Map(settings.map((setting) => [ruleNotation(setting), setting])).values()]
}
