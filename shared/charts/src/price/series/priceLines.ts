import { type ChartPalette, inkOn } from '@aldergate/ui/data'
import { type IPriceLine, type ISeriesApi, LineStyle, type SeriesType } from 'lightweight-charts'
import { LINE_COLORS } from '../model/colors'
import type { PriceLine } from '../model/priceChartModel'

/** A different stroke for each kind, in addition to its colour. */
const STROKES: Record<PriceLine['kind'], LineStyle> = {
  stop: LineStyle.Dashed,
  target: LineStyle.LargeDashed,
  entry: LineStyle.Solid,
  alert: LineStyle.SparseDotted,
}

/** The lines across the chart, kept in sync as they appear, change and disappear. */
export function createPriceLines(series: ISeriesApi<SeriesType>, palette: ChartPalette) {
  const drawn = new Map<string, IPriceLine>()

  return {
    draw(lines: readonly PriceLine[]) {
      const ids = new Set(lines.map(({ id }) => id))
      for (const [id, line] of drawn) {
        if (ids.has(id)) continue
        series.removePriceLine(line)
        drawn.delete(id)
      }
      for (const { id, price, kind, label, onMove } of lines) {
        const color = palette[LINE_COLORS[kind]]
        const options = {
          price,
          color,
          lineWidth: 1,
          lineStyle: STROKES[kind],
          title: onMove ? '' : label,
          axisLabelTextColor: inkOn(color),
        } as const
        const line = drawn.get(id)
        if (line) line.applyOptions(options)
        else drawn.set(id, series.createPriceLine(options))
      }
    },
  }
}
