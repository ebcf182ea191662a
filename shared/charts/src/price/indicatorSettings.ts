import {
  type IndicatorSetting,
  isInRange,
  type Parameter,
  type ParameterRange,
} from '@aldergate/market'

export function withParameter(
  setting: IndicatorSetting,
  name: Parameter['name'],
  value: number,
): IndicatorSetting {
  return { ...setting, [name]: value }
}

/** Why what was typed cannot be the parameter, or `undefined` when it can. */
export function parameterError(
  text: string,
  range: ParameterRange,
): 'notWhole' | 'outOfRange' | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isInteger(range.step) && !Number.isInteger(value)) return 'notWhole'
  return isInRange(range, value) ? undefined : 'outOfRange'
}
