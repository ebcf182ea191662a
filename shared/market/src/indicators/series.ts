import type { Columns } from './columns'
import { parametersOf, type IndicatorSetting } from './settings'
import { indicatorOf } from './table'

/** The lines of an indicator by their names: one value for each candle, NaN where there is none. */
export function indicatorLines(
  setting: IndicatorSetting,
  columns: Columns,
): Readonly<Record<string, Float64Array>> {
  const parameters = parametersOf(setting).map(({ name, value }) => [name, value])
  return indicatorOf(setting.id).compute(columns, Object.fromEntries(parameters))
}
