import {
  type IndicatorId,
  INDICATORS,
  type IndicatorSetting,
  type ParameterRange,
} from '@aldergate/market'

/** A parameter of an indicator by its name. */
export type ParameterName = 'period' | 'fast' | 'slow' | 'signal' | 'deviations' | 'k' | 'd'

export interface Parameter {
  name: ParameterName
  range: ParameterRange
  value: number
}

/** The indicator as it is when nobody has changed it. */
export function initialSetting(id: IndicatorId): IndicatorSetting {
  const initials = rangesOf(id).map(([name, { initial }]) => [name, initial])
  return { id, ...Object.fromEntries(initials) } as IndicatorSetting
}

export function parametersOf(setting: IndicatorSetting): Parameter[] {
  const values = new Map<string, unknown>(Object.entries(setting))
  return rangesOf(setting.id).map(([name, range]) => ({
    name,
    range,
    value: Number(values.get(name)),
  }))
}

export function withParameter(
  setting: IndicatorSetting,
  name: ParameterName,
  value: number,
): IndicatorSetting {
  return { ...setting, [name]: value }
}

/** Why what was typed cannot be the parameter, or `undefined` when it can. */
export function parameterError(
  text: string,
  { min, max, step }: ParameterRange,
): 'notWhole' | 'outOfRange' | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isInteger(step) && !Number.isInteger(value)) return 'notWhole'
  return value >= min && value <= max ? undefined : 'outOfRange'
}

function rangesOf(id: IndicatorId): [ParameterName, ParameterRange][] {
  return Object.entries(INDICATORS[id].parameters) as [ParameterName, ParameterRange][]
}
