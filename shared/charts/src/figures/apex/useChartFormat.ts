import { useMemo } from 'react'
import { useFormat } from '@aldergate/ui'
import type { ChartModel, ChartUnit } from './model'

/** From this length on, the steps of an axis are at least one whole unit. */
const LONG_AXIS = 10

/**
 * How the values of a chart are written, by the trader's settings: discreet mode masks money here, too.
 * `range` is what the axis covers.
 */
export function useChartFormat(
  unit: ChartUnit,
  range: number,
): Pick<ChartModel, 'write' | 'writeTick' | 'share'> {
  const format = useFormat()
  const isLong = range >= LONG_AXIS

  return useMemo(() => {
    const write = (value: number) => format[unit](value)
    return {
      write,
      writeTick: isLong ? (value) => format[unit](value, 0) : write,
      share: (percent) => format.percent(percent, 0),
    }
  }, [format, unit, isLong])
}
