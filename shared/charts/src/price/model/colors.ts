import { color } from '@aldergate/ui'
import { type ChartColor, type ChartPalette, isChartColor } from '@aldergate/ui/data'
import type { PriceLine } from './priceChartModel'

/** A colour of the theme, or one of the trader's own, such as `#FF0000`. */
export type PlotColor = ChartColor | (string & {})

/** The colour for a canvas. */
export function painted(name: PlotColor, palette: ChartPalette): string {
  return isChartColor(name) ? palette[name] : name
}

/** The colour for a style sheet. */
export function cssColor(name: PlotColor): string {
  return isChartColor(name) ? color[name] : name
}

/** The colour, seen through: only for `#rrggbb`, as all tokens are. */
export function translucent(hex: string, alpha: number): string {
  if (!/^#[\da-f]{6}$/i.test(hex)) return hex
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/** The colour of each kind of line, in the drawing and beside it. */
export const LINE_COLORS: Readonly<Record<PriceLine['kind'], ChartColor>> = {
  stop: 'danger',
  target: 'ok',
  entry: 'info',
  alert: 'warn',
}
