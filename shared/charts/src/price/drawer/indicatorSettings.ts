import { isInRange, type ParameterRange } from '@aldergate/market'
import {
  indicatorOf,
  type IndicatorSetting,
  type Parameter,
  type PriceSource,
} from '@aldergate/market/indicators'
import { typedNumber } from '@aldergate/ui/typedNumber'

export function withParameter(
  setting: IndicatorSetting,
  name: Parameter['name'],
  value: number,
): IndicatorSetting {
  return { ...setting, [name]: value }
}

/** Why the typed value is invalid for the parameter, or `undefined` when it is valid. */
export function parameterError(
  text: string,
  range: ParameterRange,
): 'notWhole' | 'outOfRange' | undefined {
  const value = typedNumber(text)
  if (Number.isInteger(range.step) && !Number.isInteger(value)) return 'notWhole'
  return isInRange(range, value) ? undefined : 'outOfRange'
}

/** The setting with another source; the indicator's own is not written down. */
export function withSource(setting: IndicatorSetting, chosen: PriceSource): IndicatorSetting {
  const isOwn = chosen === indicatorOf(setting.id).source
  return { ...setting, source: isOwn ? undefined : chosen }
}

/** Whether anything is drawn in the setting's colour, instead of one given by candles or sides. */
export function takesColor({ id }: IndicatorSetting): boolean {
  return indicatorOf(id).draw.lines.some(
    ({ style, isSecond, side }) =>
      !isSecond && !side && (style === 'line' || style === 'dashed' || style === 'dots'),
  )
}
