import { useMemo } from 'react'
import type { ChartData, ChartSeries } from './model'

/** Stabilises the data by content: a parent that creates its arrays on every render causes no redraw. */
export function useChartData(
  categories: readonly string[],
  series: readonly ChartSeries[],
): ChartData {
  // JSON turns values that are not finite into null, which is drawn as the same gap.
  const content = JSON.stringify({ categories, series })
  return useMemo(() => JSON.parse(content) as ChartData, [content])
}
