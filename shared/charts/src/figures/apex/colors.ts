import type { ChartColor, ChartPalette } from '@aldergate/ui/data'

/** Lines and bars that stand beside each other. Green and red are not among them: they mean a direction. */
const SERIES_COLORS = [
  'accent',
  'ma1',
  'ma2',
  't3',
  'info',
  'borderStrong',
] as const satisfies readonly ChartColor[]

/** Of the first part of a whole alone: the last one touches it, however many there are. */
const FIRST_SLICE = 'accent' satisfies ChartColor

/** Of the other parts, again and again: no two like ones touch. */
const LATER_SLICES = [
  'ma1',
  'info',
  'ma2',
  't3',
  'borderStrong',
] as const satisfies readonly ChartColor[]

export function seriesColor(index: number): ChartColor {
  return SERIES_COLORS[index % SERIES_COLORS.length] ?? 'accent'
}

export function sliceColor(index: number): ChartColor {
  if (index === 0) return FIRST_SLICE
  return LATER_SLICES[(index - 1) % LATER_SLICES.length] ?? FIRST_SLICE
}

export function seriesColors(count: number, palette: ChartPalette): string[] {
  return Array.from({ length: count }, (_, index) => palette[seriesColor(index)])
}

export function sliceColors(count: number, palette: ChartPalette): string[] {
  return Array.from({ length: count }, (_, index) => palette[sliceColor(index)])
}
