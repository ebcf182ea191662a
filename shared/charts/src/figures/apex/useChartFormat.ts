import { useMemo } from 'react'
import { useFormat } from '@aldergate/ui'
import type { ChartModel, ChartUnit } from './model'

/** From this length on, the steps of an axis are at least one whole unit. */
const LONG_AXIS = 10

/** The same as for ratios beside a chart. */
const RATIO_DECIMALS = 2

/**
 * The formatters of a chart's values, by the trader's settings: discreet mode masks money here, too. `range` is the
 * range of the axis.
 */
export function useChartFormat(
  unit: ChartUnit,
  range: number,
): Pick<ChartModel, 'write' | 'writeTick'> {
  const format = useFormat()
  const isLong = range >= LONG_AXIS

  return useMemo(() => {
    const inUnit = unit === 'ratio' ? format.number : format[unit]
    const write = (value: number) =>
      unit === 'ratio' ? inUnit(value, RATIO_DECIMALS) : inUnit(value)
    return {
      write,
      writeTick: isLong ? (value) => inUnit(value, 0) : write,
    }
  }, [format, unit, isLong])
}
