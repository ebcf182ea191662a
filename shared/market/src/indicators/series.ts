import type { Timeframe } from '../timeframes'
import type { Columns } from './columns'
import { pricesOf } from './priceSource'
import { parametersOf, sourceOf, type IndicatorSetting } from './settings'
import { indicatorOf } from './table'

/** The lines of an indicator by their names: one value for each candle, NaN where there is none. */
export function indicatorLines(
  setting: IndicatorSetting,
  columns: Columns,
): Readonly<Record<string, Float64Array>> {
  const price = pricesOf(columns, sourceOf(setting) ?? 'close')
  return indicatorOf(setting.id).compute({ ...columns, price }, valuesOf(setting))
}

/**
 * How many candles before the first shown one the indicator has to know. Of the timeframe it depends only
 * where a day is what counts; without one it is as many as of the finest.
 */
export function warmUpOf(setting: IndicatorSetting, timeframe: Timeframe = '1m'): number {
  return indicatorOf(setting.id).warmUp(valuesOf(setting), timeframe)
}

function valuesOf(setting: IndicatorSetting): Record<string, number> {
  return Object.fromEntries(parametersOf(setting).map(({ name, value }) => [name, value]))
}
