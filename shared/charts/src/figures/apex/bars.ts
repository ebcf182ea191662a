import type { ApexOptions } from 'apexcharts'
import { axes, baseOptions, endsOf } from './baseOptions'
import { seriesColors } from './colors'
import { type Drawing, drawnSeries } from './drawn'
import type { ChartModel } from './model'
import { hasRoom, nameLines } from './nameLines'
import { BESIDE_DRAWING, isPhone } from './phone'

/** The approximate width that the value axis and the margins take of a drawing. */
const BESIDE_BARS = 96

/** Up to this many names fit in wrapped lines below their bars, on a phone too. */
const FEW_NAMES = 6

/** The height of four lines: the library would reserve far more than they need. */
const NAMES_HEIGHT = 76

/** The facts that the library passes to a formatter at an axis; in a tooltip it passes none. */
interface Drawn {
  w: { globals: { svgWidth: number } }
}

export function drawBars(model: ChartModel): Drawing {
  const { palette, series, isSigned } = model
  const base = baseOptions(model)
  const isLying = areNamesTooLong(model)
  return {
    type: 'bar',
    series: drawnSeries(model),
    options: {
      ...base,
      ...(isLying ? lyingAxes(model) : standingAxes(model)),
      colors: isSigned ? [palette.up] : seriesColors(series.length, palette),
      fill: { opacity: 1 },
      // Pointing beside a bar shows its tooltip as well.
      tooltip: { ...base.tooltip, shared: true, intersect: false },
      plotOptions: {
        bar: {
          horizontal: isLying,
          columnWidth: '60%',
          barHeight: '60%',
          borderRadius: 2,
          borderRadiusApplication: 'end',
          ...(isSigned && {
            colors: {
              ranges: [{ from: -Number.MAX_VALUE, to: -Number.MIN_VALUE, color: palette.down }],
            },
          }),
        },
      },
    },
  }
}

/** Whether, on a phone, a word of a few names is longer than the place of its bar is wide. */
function areNamesTooLong({ categories }: ChartModel): boolean {
  if (!isPhone() || categories.length > FEW_NAMES) return false
  const room = (window.innerWidth - BESIDE_DRAWING - BESIDE_BARS) / categories.length
  return categories.some((name) => !hasRoom(name, room))
}

function standingAxes(model: ChartModel): ApexOptions {
  const { categories } = model
  const { xaxis, ...rest } = axes(model)
  const roomIn = ({ w }: Drawn) => (w.globals.svgWidth - BESIDE_BARS) / categories.length
  return {
    ...rest,
    xaxis: {
      ...xaxis,
      labels: {
        ...xaxis?.labels,
        hideOverlappingLabels: categories.length > FEW_NAMES,
        maxHeight: NAMES_HEIGHT,
        formatter: (name, _time, drawn?: Drawn) =>
          drawn ? nameLines(String(name), roomIn(drawn)) : name,
      },
    },
  }
}

/** The values from left to right, with each name beside its bar: the library takes both from the other axis. */
function lyingAxes(model: ChartModel): ApexOptions {
  const { grid, xaxis, yaxis } = axes(model)
  const names = [yaxis].flat()[0]?.labels
  return {
    grid: { ...grid, xaxis: { lines: { show: true } }, yaxis: { lines: { show: false } } },
    xaxis: {
      ...xaxis,
      ...endsOf(model),
      labels: { ...xaxis?.labels, formatter: (value) => model.writeTick(Number(value)) },
    },
    yaxis: { labels: { ...names, formatter: String } },
  }
}
