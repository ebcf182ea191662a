import type { ChartColor, ChartPalette } from '@aldergate/ui/data'

/** For lines and bars side by side. Green and red are excluded, because they mean a direction. */
const SERIES_COLORS = [
  'accent',
  'ma1',
  'ma2',
  't3',
  'info',
  'borderStrong',
] as const satisfies readonly ChartColor[]

export function seriesColor(index: number): ChartColor {
  return SERIES_COLORS[index % SERIES_COLORS.length] ?? 'accent'
}

export function seriesColors(count: number, palette: ChartPalette): string[] {
  return Array.from({ length: count }, (_, index) => palette[seriesColor(index)])
}
