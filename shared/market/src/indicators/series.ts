import type { Columns } from './columns'
import { parametersOf, type IndicatorSetting } from './settings'
import { indicatorOf } from './table'

/** The lines of an indicator by their names: one value for each candle, NaN where there is none. */
export function indicatorLines(
  setting: IndicatorSetting,
  columns: Columns,
): Readonly<Record<string, Float64Array>> {
  return indicatorOf(setting.id).compute(columns, valuesOf(setting))
}

/** How many candles before the first shown one the indicator has to know. */
export function warmUpOf(setting: IndicatorSetting): number {
  return indicatorOf(setting.id).warmUp(valuesOf(setting))
}

function valuesOf(setting: IndicatorSetting): Record<string, number> {
  return Object.fromEntries(parametersOf(setting).map(({ name, value }) => [name, value]))
}
