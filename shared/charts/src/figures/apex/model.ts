import type { ChartPalette } from '@aldergate/ui/data'

export type ChartKind = 'bar' | 'radar' | 'line'

/** How a chart's values are written. */
export type ChartUnit = 'number' | 'ratio' | 'money' | 'signedMoney' | 'percent'

export interface ChartSeries {
  name: string
  /** One per category; a value that is not finite is a gap. */
  values: readonly number[]
}

/** The props that the three charts have in common. */
export interface ChartProps {
  /** A description of the chart, for screen readers. */
  label: string
  categories: readonly string[]
  unit?: ChartUnit
  /** The height of the drawing, in pixels; the legend and the table are added below it. */
  height?: number
  /** The heading of the categories' column in the table. */
  categoriesLabel?: string
}

export interface ChartData {
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

/** Everything drawn at one moment. */
export interface ChartModel extends ChartData {
  /** The end of the value axis; without it, the axis follows the values. */
  max: number | undefined
  /** Gains and losses, distinguished by colour. */
  isSigned: boolean
  /** The height of the drawing, in pixels. */
  height: number
  palette: ChartPalette
  write: (value: number) => string
  /** Like `write`, but in whole units if the axis is long enough. */
  writeTick: (value: number) => string
}

/** The values of all series, without the gaps. */
export function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}
