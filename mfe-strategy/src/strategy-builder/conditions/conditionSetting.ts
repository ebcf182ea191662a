import { isInRange } from '@aldergate/market'
import {
  indicatorOf,
  indicatorSettingOf,
  type IndicatorSetting,
  initialSetting,
  parametersOf,
  ruleNotation,
} from '@aldergate/market/indicators'
import { typedNumber } from '@aldergate/ui/typedNumber'
import type { Condition } from '../strategy/strategy'

type Chosen = Pick<Condition, 'indicator' | 'parameters' | 'source'>

/** Returns the indicator setting of a condition, or `undefined` while one of its parameters is invalid. */
export function settingOf({ indicator, parameters = {}, source }: Chosen) {
  const known = indicatorOf(indicator)
  const typed = Object.entries(parameters).map(([name, text]) => [name, typedNumber(text)])
  const setting = indicatorSettingOf({
    ...initialSetting(indicator),
    ...Object.fromEntries(typed),
  })
  return setting && source && known.source && source !== known.source
    ? { ...setting, source }
    : setting
}

/** The same for drawing and texts: while something is invalid, the indicator's defaults. */
export function shownSettingOf(condition: Chosen): IndicatorSetting {
  return settingOf(condition) ?? initialSetting(condition.indicator)
}

/**
 * Returns the part of a condition that makes it look at a setting: the indicator, and all that differs from the
 * indicator's defaults.
 */
export function choiceOf(setting: IndicatorSetting): Chosen {
  const { id: indicator, source } = setting
  const initial = parametersOf(initialSetting(indicator))
  const changed = parametersOf(setting).filter(({ value }, place) => {
    return value !== initial[place]?.value
  })
  const typed = changed.map(({ name, value }) => [name, String(value)])
  const parameters = typed.length > 0 ? Object.fromEntries(typed) : undefined
  return { indicator, parameters, source }
}

/** Whether a condition uses a setting, ignoring its colour. */
export function looksAt(condition: Chosen, setting: IndicatorSetting): boolean {
  const current = settingOf(condition)
  return current !== undefined && ruleNotation(current) === ruleNotation(setting)
}

/** Why the typed value is invalid for that parameter, or `undefined` when it is valid. */
export function parameterProblem(
  { indicator }: Pick<Condition, 'indicator'>,
  name: string,
  typed: string,
): 'notWhole' | 'outOfRange' | undefined {
  const range = indicatorOf(indicator).parameters[name]
  if (!range) return undefined
  const value = typedNumber(typed)
  if (Number.isInteger(range.step) && !Number.isInteger(value)) return 'notWhole'
  return isInRange(range, value) ? undefined : 'outOfRange'
}

/** Only > and < can be crossings of a level; the other comparisons cannot. */
export function isCrossing({ comparison, crosses }: Pick<Condition, 'comparison' | 'crosses'>) {
  return crosses === true && (comparison === '>' || comparison === '<')
}
