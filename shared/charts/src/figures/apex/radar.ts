import { baseOptions } from './baseOptions'
import { seriesColors } from './colors'
import { type Drawing, drawnSeries } from './drawn'
import type { ChartModel } from './model'
import { nameLines } from './nameLines'
import { BESIDE_DRAWING, isPhone } from './phone'

/** A share of the height, which leaves room for the names above and below. */
const RADAR_RADIUS = 0.4

/** The room for a name on either side of a radar on a phone, and its distance from the corner. */
const BESIDE_RADAR = 66
const OFF_CORNER = 10

export function drawRadar(model: ChartModel): Drawing {
  const { palette, series, categories, max, height, writeTick } = model
  // Left to itself the library keeps room for the longest name on every side.
  const beside = (window.innerWidth - BESIDE_DRAWING) / 2 - BESIDE_RADAR - OFF_CORNER
  const size = Math.min(height * RADAR_RADIUS, beside)
  const isBeside = (name: string) => ![0, categories.length / 2].includes(categories.indexOf(name))
  return {
    type: 'radar',
    series: drawnSeries(model),
    options: {
      ...baseOptions(model),
      colors: seriesColors(series.length, palette),
      stroke: { width: 2, dashArray: series.map((_, index) => index * 4) },
      fill: { opacity: 0.12 },
      markers: { size: 3, strokeWidth: 0, hover: { size: 5 } },
      xaxis: {
        categories: [...categories],
        labels: {
          style: { fontSize: '11px', colors: categories.map(() => palette.t2) },
          formatter: (name) => (isPhone() && isBeside(name) ? nameLines(name, BESIDE_RADAR) : name),
        },
      },
      yaxis: {
        show: false,
        min: 0,
        tickAmount: 4,
        labels: { formatter: writeTick },
        ...(max && { max }),
      },
      grid: { padding: { top: -8, bottom: -8 } },
      plotOptions: {
        radar: {
          size,
          polygons: {
            strokeColors: palette.border,
            connectorColors: palette.border,
            fill: { colors: ['transparent'] },
          },
        },
      },
    },
  }
}
