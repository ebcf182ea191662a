import type { ApexOptions } from 'apexcharts'
import { font } from '@aldergate/ui'
import { type ChartModel, valuesOf } from './model'

const SMALL = { fontSize: '11px' }
const UNCHANGED = { filter: { type: 'none' } }

let looks = 0

/**
 * The library skips an update when the options' JSON is unchanged, and JSON omits functions: amounts would stay
 * readable when discreet mode is chosen a second time. This object serialises differently each time.
 */
const UNLIKE_ANY_BEFORE = { toJSON: () => ++looks }

/** Returns the options of every chart: no animation, no tools, no legend of the library's. */
export function baseOptions(model: ChartModel): ApexOptions {
  const { palette, write, categories } = model
  return {
    chart: {
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      background: 'transparent',
      foreColor: palette.t2,
      fontFamily: font.text,
      parentHeightOffset: 0,
      // A spread, because the library's types know no such option.
      ...{ unlike: UNLIKE_ANY_BEFORE },
    },
    dataLabels: { enabled: false },
    legend: { show: false },
    states: { hover: UNCHANGED, active: UNCHANGED },
    tooltip: {
      theme: 'dark',
      style: { fontSize: '12px' },
      x: {
        formatter: (value, context?: { dataPointIndex?: number }) =>
          escaped(categories[context?.dataPointIndex ?? -1] ?? String(value)),
      },
      y: {
        formatter: (value: number | null | undefined) => write(value ?? Number.NaN),
        title: { formatter: escaped },
      },
    },
  }
}

/** The two axes of bars and lines. */
export function axes(model: ChartModel): ApexOptions {
  const { categories, max, palette, writeTick } = model
  return {
    // The library leaves room for a title and a legend that are not there.
    grid: { borderColor: palette.grid, padding: { top: -16, right: 8, bottom: -8, left: 8 } },
    xaxis: {
      categories: [...categories],
      labels: { style: SMALL, rotate: 0, hideOverlappingLabels: true, trim: false },
      axisBorder: { color: palette.border },
      axisTicks: { show: false },
      crosshairs: { stroke: { color: palette.borderStrong } },
      tooltip: { enabled: false },
    },
    yaxis: {
      ...(max === undefined ? { forceNiceScale: true } : endsOf(model)),
      labels: { style: SMALL, maxWidth: 120, formatter: writeTick },
    },
  }
}

/** The ends of a value axis whose maximum is specified. */
export function endsOf(model: ChartModel) {
  const { max } = model
  const hasLosses = valuesOf(model).some((value) => value < 0)
  return max === undefined ? {} : { max, tickAmount: 5, ...(!hasLosses && { min: 0 }) }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The library writes its tooltip as HTML: a name must stay a text. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
