import type { ApexOptions } from 'apexcharts'
import type { ChartModel } from './model'

/** What the library is given. */
export interface Drawing {
  type: 'bar' | 'donut' | 'radar' | 'line'
  series: NonNullable<ApexOptions['series']>
  options: ApexOptions
}

export function drawnSeries({ series }: ChartModel): { name: string; data: (number | null)[] }[] {
  return series.map(({ name, values }) => ({ name, data: [...values] }))
}
