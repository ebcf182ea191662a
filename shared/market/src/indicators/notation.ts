import { indicatorSettingOf, parametersOf, type IndicatorSetting } from './settings'
import { INDICATOR_IDS, type IndicatorId, indicatorOf } from './table'

/** A setting as sentences and rules write it, under the name that they have for it: "MACD(12, 26, 9)". */
export function withParameters(name: string, setting: IndicatorSetting): string {
  const values = parametersOf(setting).map(({ value }) => value)
  return values.length === 0 ? name : `${name}(${values.join(', ')})`
}

/** A setting as rules write it, in every language: "Stochastic(14, 3)". */
export function ruleNotation(setting: IndicatorSetting): string {
  return withParameters(indicatorOf(setting.id).keyword, setting)
}

/** What rules mean by a keyword and the values in its brackets, or `undefined` when it is nothing. */
export function readRuleNotation(
  keyword: string,
  values: readonly number[],
): IndicatorSetting | undefined {
  const id = INDICATOR_IDS.find(
    (known) => indicatorOf(known).keyword.toLowerCase() === keyword.toLowerCase(),
  )
  const names = id ? Object.keys(indicatorOf(id).parameters) : []
  if (names.length !== values.length) return undefined
  const parameters = names.map((name, index) => [name, values[index]])
  return indicatorSettingOf({ id, ...Object.fromEntries(parameters) })
}

export function linkNameOf(id: IndicatorId): string {
  return indicatorOf(id).linkName ?? id
}

/** The indicator that a link means, or `undefined` when it means none. */
export function indicatorOfLink(name: string): IndicatorId | undefined {
  return INDICATOR_IDS.find((id) => linkNameOf(id) === name)
}
