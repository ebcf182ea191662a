import { drawBars } from './bars'
import { axes, baseOptions } from './baseOptions'
import { seriesColors } from './colors'
import { type Drawing, drawnSeries } from './drawn'
import type { ChartKind, ChartModel } from './model'
import { isPhone } from './phone'
import { drawRadar } from './radar'

export const DRAWINGS: Readonly<Record<ChartKind, (model: ChartModel) => Drawing>> = {
  bar: drawBars,
  radar: drawRadar,
  line: drawLines,
}

/**
 * On a phone the first and the last date are enough; names up to this length, such as a year or "Month 12", all fit.
 */
const SHORT_NAME = 8

function nameAtAxis(name: string, categories: readonly string[]): string {
  const isEnd = name === categories[0] || name === categories.at(-1)
  const isShown = isEnd || !isPhone() || String(name).length <= SHORT_NAME
  return isShown ? name : ''
}

function drawLines(model: ChartModel): Drawing {
  const { palette, series, categories } = model
  const base = baseOptions(model)
  const shared = axes(model)
  return {
    type: 'line',
    series: drawnSeries(model),
    options: {
      ...base,
      ...shared,
      colors: seriesColors(series.length, palette),
      fill: { opacity: 1 },
      // The lines differ by more than their colours.
      stroke: { width: 2, curve: 'straight', dashArray: series.map((_, index) => index * 4) },
      markers: { size: categories.length === 1 ? 4 : 0, strokeWidth: 0, hover: { size: 4 } },
      xaxis: {
        ...shared.xaxis,
        tickAmount: Math.min(4, Math.max(1, categories.length - 1)),
        labels: { ...shared.xaxis?.labels, formatter: (name) => nameAtAxis(name, categories) },
      },
    },
  }
}
