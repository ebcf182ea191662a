import { type IPriceLine, type ISeriesApi, LineStyle, type SeriesType } from 'lightweight-charts'
import { type PriceLine } from './model'
import { type ChartColor, type ChartPalette, inkOn } from './palette'

/** Each kind has a stroke of its own: the colour is not the only sign. */
const LOOKS: Record<PriceLine['kind'], { color: ChartColor; lineStyle: LineStyle }> = {
  stop: { color: 'danger', lineStyle: LineStyle.Dashed },
  target: { color: 'ok', lineStyle: LineStyle.LargeDashed },
  entry: { color: 'info', lineStyle: LineStyle.Solid },
  alert: { color: 'warn', lineStyle: LineStyle.SparseDotted },
}

/** The lines across the chart: those that come, change and go. */
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
      for (const { id, price, kind, label } of lines) {
        const look = LOOKS[kind]
        const color = palette[look.color]
        const options = {
          price,
          color,
          lineWidth: 1,
          lineStyle: look.lineStyle,
          title: label,
          axisLabelTextColor: inkOn(color),
        } as const
        const line = drawn.get(id)
        if (line) line.applyOptions(options)
        else drawn.set(id, series.createPriceLine(options))
      }
    },
  }
}
