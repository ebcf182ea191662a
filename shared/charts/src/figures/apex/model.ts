import type { ChartPalette } from '@aldergate/ui/data'

export type ChartKind = 'bar' | 'radar' | 'line'

/** How a chart's values are written. */
export type ChartUnit = 'number' | 'ratio' | 'money' | 'signedMoney' | 'percent'

export interface ChartSeries {
  name: string
  /** One for each category; what is not finite is a gap. */
  values: readonly number[]
}

/** The props that the three charts have in common. */
export interface ChartProps {
  /** A description of the chart for those who cannot see it. */
  label: string
  categories: readonly string[]
  unit?: ChartUnit
  /** Of the drawing, in pixels; the legend and the table stand below it. */
  height?: number
  /** The heading of the categories' column in the table. */
  categoriesLabel?: string
}

export interface ChartData {
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

/** All that is drawn at one moment. */
export interface ChartModel extends ChartData {
  /** Where the axis of values ends; without it, where the values do. */
  max: number | undefined
  /** Gains and losses: their colour says which. */
  isSigned: boolean
  /** Of the drawing, in pixels. */
  height: number
  palette: ChartPalette
  write: (value: number) => string
  /** As `write`, but in full units where the axis is long enough for them. */
  writeTick: (value: number) => string
}

/** The values of all series, without the gaps. */
export function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}
