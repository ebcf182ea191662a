import { inkOn } from '@aldergate/ui/data'
import type { ApexOptions } from 'apexcharts'
import { axes, baseOptions } from './baseOptions'
import { seriesColors, sliceColors } from './colors'
import type { ChartKind, ChartModel } from './model'
import { nameLines } from './nameLines'

/** What the library is given. */
export interface Drawing {
  type: 'bar' | 'donut' | 'radar' | 'line'
  series: NonNullable<ApexOptions['series']>
  options: ApexOptions
}

export const DRAWINGS: Readonly<Record<ChartKind, (model: ChartModel) => Drawing>> = {
  bar: drawBars,
  doughnut: drawDoughnut,
  radar: drawRadar,
  line: drawLines,
}

/** About what the axis of values and the edges take of a drawing's width. */
const BESIDE_BARS = 96

/** So many names have room in lines below their bars, on a phone too. */
const FEW_NAMES = 6

/** Of four lines: the library keeps far more room for so many than they take. */
const NAMES_HEIGHT = 76

/** What the library tells a function that writes a name. */
interface Drawn {
  w: { globals: { svgWidth: number } }
}

function drawBars(model: ChartModel): Drawing {
  const { palette, series, categories, isSigned } = model
  const base = baseOptions(model)
  const shared = axes(model)
  const roomIn = ({ w }: Drawn) => (w.globals.svgWidth - BESIDE_BARS) / categories.length
  return {
    type: 'bar',
    series: drawnSeries(model),
    options: {
      ...base,
      ...shared,
      xaxis: {
        ...shared.xaxis,
        labels: {
          ...shared.xaxis?.labels,
          hideOverlappingLabels: categories.length > FEW_NAMES,
          maxHeight: NAMES_HEIGHT,
          formatter: (name, _time, drawn: Drawn) => nameLines(String(name), roomIn(drawn)),
        },
      },
      colors: isSigned ? [palette.up] : seriesColors(series.length, palette),
      fill: { opacity: 1 },
      // Beside a bar is as good as upon it.
      tooltip: { ...base.tooltip, shared: true, intersect: false },
      plotOptions: {
        bar: {
          columnWidth: '60%',
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

/** Narrower than this, dates beside each other would overlap: the first and the last are enough. */
const PHONE_PX = 720

/** Of names no longer than this a phone has room for all: a year or "Month 12", not a date. */
const SHORT_NAME = 8

function nameAtAxis(name: string, categories: readonly string[]): string {
  const isEnd = name === categories[0] || name === categories.at(-1)
  const hasRoom = window.innerWidth >= PHONE_PX || String(name).length <= SHORT_NAME
  return isEnd || hasRoom ? name : ''
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

/** Of the height: what the names above and below leave. */
const RADAR_RADIUS = 0.4

function drawRadar(model: ChartModel): Drawing {
  const { palette, series, categories, max, height, writeTick } = model
  // Left to itself the library keeps room for the longest name on every side, which only a phone needs.
  const size = window.innerWidth >= PHONE_PX ? height * RADAR_RADIUS : undefined
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
        labels: { style: { fontSize: '11px', colors: categories.map(() => palette.t2) } },
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

function drawDoughnut(model: ChartModel): Drawing {
  const { palette, series, categories, share } = model
  const base = baseOptions(model)
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0))
  const colors = sliceColors(categories.length, palette)
  return {
    type: 'donut',
    series: values,
    options: {
      ...base,
      labels: [...categories],
      colors,
      stroke: { colors: [palette.s1], width: 2 },
      dataLabels: {
        enabled: true,
        formatter: (percent: number) => share(percent),
        style: { fontSize: '11px', fontWeight: 600, colors: colors.map(inkOn) },
        dropShadow: { enabled: false },
      },
      tooltip: { ...base.tooltip, fillSeriesColor: false },
      plotOptions: {
        pie: {
          expandOnClick: false,
          dataLabels: { minAngleToShowLabel: 18 },
          donut: { size: '62%' },
        },
      },
    },
  }
}

function drawnSeries({ series }: ChartModel): { name: string; data: (number | null)[] }[] {
  return series.map(({ name, values }) => ({ name, data: [...values] }))
}
