import type { Timeframe } from '../timeframes'
import type { Columns } from './columns'
import { pricesOf } from './priceSource'
import { parametersOf, sourceOf, type IndicatorSetting } from './settings'
import { indicatorOf } from './table'

/** The lines of an indicator by name: one value per candle, NaN for a missing one. */
export function indicatorLines(
  setting: IndicatorSetting,
  columns: Columns,
): Readonly<Record<string, Float64Array>> {
  const price = pricesOf(columns, sourceOf(setting) ?? 'close')
  return indicatorOf(setting.id).compute({ ...columns, price }, valuesOf(setting))
}

/**
 * How many earlier candles the indicator needs. It depends on the timeframe only if a day matters; the default is the
 * largest number, that of the finest timeframe.
 */
export function warmUpOf(setting: IndicatorSetting, timeframe: Timeframe = '1m'): number {
  return indicatorOf(setting.id).warmUp(valuesOf(setting), timeframe)
}

function valuesOf(setting: IndicatorSetting): Record<string, number> {
  return Object.fromEntries(parametersOf(setting).map(({ name, value }) => [name, value]))
}
