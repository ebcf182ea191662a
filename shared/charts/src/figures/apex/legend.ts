import type { ChartColor } from '@aldergate/ui/data'
import { sliceColor } from '../plot/sliceColor'
import { seriesColor } from './colors'
import type { ChartKind, ChartModel } from './model'

export interface LegendEntry {
  name: string
  color: ChartColor
  isDashed: boolean
  /** The value and its share of the whole. */
  detail?: string
}

/** Returns the entries of the legend: the parts of a whole, or the series where there are more than one. */
export function legendOf(kind: ChartKind, model: ChartModel): LegendEntry[] {
  const { categories, series, write, share } = model
  if (kind === 'doughnut') {
    const values = categories.map((_, index) => Math.max(0, series[0]?.values[index] ?? 0))
    const total = values.reduce((sum, value) => sum + value, 0)
    return categories.map((name, index) => {
      const value = values[index] ?? 0
      const detail = `${write(value)} (${share((value / total) * 100)})`
      return { name, color: sliceColor(index), isDashed: false, detail }
    })
  }
  if (series.length < 2) return []
  return series.map(({ name }, index) => ({
    name,
    color: seriesColor(index),
    isDashed: kind !== 'bar' && index > 0,
  }))
}
