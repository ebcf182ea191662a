import type { ChartColor } from '@aldergate/ui/data'
import { seriesColor } from './colors'
import type { ChartData, ChartKind } from './model'

export interface LegendEntry {
  name: string
  color: ChartColor
  isDashed: boolean
}

/** Returns the entries of the legend: the series, if there are several. */
export function legendOf(kind: ChartKind, { series }: ChartData): LegendEntry[] {
  if (series.length < 2) return []
  return series.map(({ name }, index) => ({
    name,
    color: seriesColor(index),
    isDashed: kind !== 'bar' && index > 0,
  }))
}
