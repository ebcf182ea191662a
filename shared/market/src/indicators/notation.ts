import type { PriceSource } from './priceSource'
import { chosenSourceOf, indicatorSettingOf, parametersOf, type IndicatorSetting } from './settings'
import { INDICATOR_IDS, type IndicatorId, indicatorOf } from './table'

/**
 * A setting as sentences and rules write it, after the given name: "MACD(12, 26, 9)", or "RSI(14, hl2)" with a source
 * that is not its default.
 */
export function withParameters(name: string, setting: IndicatorSetting): string {
  const words = parametersIn(setting)
  return words.length === 0 ? name : `${name}(${words.join(', ')})`
}

/** Returns the values in the brackets: the parameters, and the source where it is not the indicator's own. */
export function parametersIn(setting: IndicatorSetting): (number | PriceSource)[] {
  const values = parametersOf(setting).map(({ value }) => value)
  const source = chosenSourceOf(setting)
  return source ? [...values, source] : values
}

/** A setting as rules write it, in every language: "Stochastic(14, 3)". */
export function ruleNotation(setting: IndicatorSetting): string {
  return withParameters(indicatorOf(setting.id).keyword, setting)
}

/** Reads a keyword with its values in brackets and its source; `undefined` when they name no indicator. */
export function readRuleNotation(
  keyword: string,
  values: readonly number[],
  source?: PriceSource,
): IndicatorSetting | undefined {
  const id = INDICATOR_IDS.find(
    (known) => indicatorOf(known).keyword.toLowerCase() === keyword.toLowerCase(),
  )
  if (!id) return undefined
  const facts = indicatorOf(id)
  const names = Object.keys(facts.parameters)
  if (names.length !== values.length || (source && !facts.source)) return undefined
  const parameters = names.map((name, index) => [name, values[index]])
  const setting = indicatorSettingOf({ id, ...Object.fromEntries(parameters) })
  return setting && source && source !== facts.source ? { ...setting, source } : setting
}

export function linkNameOf(id: IndicatorId): string {
  return indicatorOf(id).linkName ?? id
}

/** The indicator that a link names, or `undefined`. */
export function indicatorOfLink(name: string): IndicatorId | undefined {
  return INDICATOR_IDS.find((id) => linkNameOf(id) === name)
}
