import type { ApexOptions } from 'apexcharts'
import type { ChartModel } from './model'

/** A chart as it is passed to the library. */
export interface Drawing {
  type: 'bar' | 'radar' | 'line'
  series: NonNullable<ApexOptions['series']>
  options: ApexOptions
}

export function drawnSeries({ series }: ChartModel): { name: string; data: (number | null)[] }[] {
  return series.map(({ name, values }) => ({ name, data: [...values] }))
}
