import {
  createTextWatermark,
  HistogramSeries,
  type IChartApiBase,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesType,
} from 'lightweight-charts'
import { font } from '@aldergate/ui'
import type { ChartPalette } from '@aldergate/ui/data'
import type { DrawnIndicator, Plot } from '../model/drawnIndicators'
import type { PriceChartModel } from '../model/priceChartModel'
import { painted } from '../model/colors'
import { plotPoint } from './seriesData'

/** The share of the price pane's height for the volume at its foot. */
const FOOT_SHARE = 0.18

/** The candles keep this share of the height free above and below them. */
const EDGE_SHARE = 0.08

/** Leaves room for the title at the top of an indicator's pane. */
const PANE_MARGINS = { top: 0.2, bottom: 0.1 }

/** A dot at each candle, without a line. */
const DOTS = { lineVisible: false, pointMarkersVisible: true, pointMarkersRadius: 1.5 }

/** Draws one indicator until it is removed, together with its own pane. */
function addIndicator(
  chart: IChartApiBase,
  palette: ChartPalette,
  { format }: PriceChartModel,
  indicator: DrawnIndicator,
) {
  const paneIndex = indicator.place === 'pane' ? chart.panes().length : 0
  const { range } = indicator
  const shared = {
    lastValueVisible: false,
    priceLineVisible: false,
    ...(indicator.place === 'foot' && { priceScaleId: 'foot' }),
    priceFormat: {
      type: 'custom',
      formatter: (value: number) =>
        isOffScale(value, indicator) ? '' : format[indicator.unit](value),
      minMove: indicator.unit === 'price' ? 10 ** -format.decimals : 0.01,
    },
    ...(range && { autoscaleInfoProvider: () => ({ priceRange: range }) }),
  } as const

  function addPlot({ style, color }: Plot): ISeriesApi<SeriesType> {
    if (style === 'columnsByCandle' || style === 'columnsBySign') {
      return chart.addSeries(HistogramSeries, shared, paneIndex)
    }
    const look = {
      color: painted(color, palette),
      lineWidth: 1,
      lineStyle: style === 'dashed' ? LineStyle.Dashed : LineStyle.Solid,
      crosshairMarkerVisible: false,
      ...(style === 'dots' && DOTS),
    } as const
    return chart.addSeries(LineSeries, { ...shared, ...look }, paneIndex)
  }

  const plots = indicator.plots.map(addPlot)
  const [first] = plots
  for (const price of indicator.guides) {
    first?.createPriceLine({
      price,
      color: palette.t3,
      lineWidth: 1,
      lineStyle: LineStyle.SparseDotted,
      axisLabelVisible: false,
    })
  }
  if (indicator.place === 'foot') {
    first?.priceScale().applyOptions({ scaleMargins: { top: 1 - FOOT_SHARE, bottom: 0 } })
  }
  const pane = chart.panes()[paneIndex]
  if (indicator.place === 'pane' && pane) {
    pane.priceScale('right').applyOptions({ scaleMargins: PANE_MARGINS })
    createTextWatermark(pane, {
      horzAlign: 'left',
      vertAlign: 'top',
      lines: [
        {
          text: indicator.title,
          color: palette.t2,
          fontSize: 11,
          lineHeight: 20,
          fontFamily: font.text,
        },
      ],
    })
  }
  return plots
}

/** The axis has room beyond the ends of an index, where no value can be. */
function isOffScale(value: number, { range }: DrawnIndicator): boolean {
  return range !== undefined && (value < range.minValue || value > range.maxValue)
}

/** All indicators of a chart. */
export function addIndicators(
  chart: IChartApiBase,
  palette: ChartPalette,
  initial: PriceChartModel,
) {
  const series = initial.indicators.map((one) => addIndicator(chart, palette, initial, one))
  const hasFoot = initial.indicators.some(({ place }) => place === 'foot')
  chart.priceScale('right').applyOptions({
    scaleMargins: { top: EDGE_SHARE, bottom: hasFoot ? FOOT_SHARE + EDGE_SHARE / 2 : EDGE_SHARE },
  })

  /** Calls with every series and the values that it shows now. */
  function eachPlot(
    { indicators }: PriceChartModel,
    draw: (one: ISeriesApi<SeriesType>, plot: Plot) => void,
  ) {
    indicators.forEach(({ plots }, at) => {
      plots.forEach((plot, plotAt) => {
        const one = series[at]?.[plotAt]
        if (one) draw(one, plot)
      })
    })
  }

  return {
    drawAll(model: PriceChartModel) {
      eachPlot(model, (one, plot) => {
        one.setData(model.candles.map((_, at) => plotPoint(plot, model.candles, at, palette)))
      })
    },
    drawFrom(model: PriceChartModel, from: number) {
      eachPlot(model, (one, plot) => {
        for (let at = from; at < model.candles.length; at += 1) {
          one.update(plotPoint(plot, model.candles, at, palette))
        }
      })
    },
    remove() {
      for (const one of series.flat()) chart.removeSeries(one)
    },
  }
}
