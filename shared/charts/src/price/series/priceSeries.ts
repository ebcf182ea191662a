import { type ChartPalette, inkOn } from '@aldergate/ui/data'
import {
  type AutoscaleInfo,
  type CandlestickData,
  CandlestickSeries,
  type IChartApiBase,
  type ISeriesApi,
  type LineData,
  LineSeries,
  LineStyle,
  type SeriesPartialOptionsMap,
  type SeriesType,
} from 'lightweight-charts'
import type { Candle } from '@aldergate/market'
import { rangeAround, rangeWithLines } from './linesInRange'
import type { PriceChartModel } from '../model/priceChartModel'
import { createPriceLines } from './priceLines'
import { candlePoint, linePoint } from './seriesData'
import { createTradeMarkers } from './tradeMarkers'
import { createTradePaths } from './tradePaths'
import { type LineEvents, watchLines } from './watchLines'

/** The pair's price, as candles or as a line, with what is pinned to it. */
export function addPriceSeries(
  chart: IChartApiBase,
  palette: ChartPalette,
  initial: PriceChartModel,
  events: LineEvents,
) {
  const point = (candle: Candle): CandlestickData | LineData =>
    initial.kind === 'candles' ? candlePoint(candle) : linePoint(candle)
  let lineModel = initial
  const shared = {
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: {
      type: 'custom',
      formatter: initial.format.price,
      minMove: 10 ** -initial.format.decimals,
      base: 10 ** initial.format.decimals,
    },
    autoscaleInfoProvider: (base: () => AutoscaleInfo | null) => {
      const info = base()
      if (!info?.priceRange) return info
      const { lines } = lineModel
      const must = lines.filter(({ isAlwaysInView }) => isAlwaysInView).map(({ price }) => price)
      return { ...info, priceRange: rangeAround(rangeWithLines(info.priceRange, lines), must) }
    },
  } as const
  const series: ISeriesApi<SeriesType> =
    initial.kind === 'candles'
      ? chart.addSeries(CandlestickSeries, { ...shared, ...candleColors(palette) })
      : chart.addSeries(LineSeries, { ...shared, color: palette.accent, lineWidth: 2 })
  const lines = createPriceLines(series, palette)
  watchLines(series, () => lineModel.lines, events)
  const markers = createTradeMarkers(series, palette)
  const paths = createTradePaths(chart, series, palette)
  const newest = series.createPriceLine({ price: 0, lineWidth: 1, lineStyle: LineStyle.Dotted })

  function drawNewest({ candles }: PriceChartModel) {
    const candle = candles.at(-1)
    if (!candle) return
    const color = candle.close >= candle.open ? palette.up : palette.down
    newest.applyOptions({ price: candle.close, color, axisLabelTextColor: inkOn(color) })
  }

  return {
    series,
    drawAll(model: PriceChartModel) {
      lineModel = model
      series.setData(model.candles.map(point))
      drawNewest(model)
    },
    drawFrom(model: PriceChartModel, from: number) {
      lineModel = model
      for (const candle of model.candles.slice(from)) series.update(point(candle))
      drawNewest(model)
    },
    drawPinned(model: PriceChartModel) {
      lineModel = model
      lines.draw(model.lines)
      markers.draw(model)
      paths.draw(model)
    },
    remove() {
      markers.remove()
      chart.removeSeries(series)
    },
  }
}

/** Rising candles are hollow: the direction shows without its colour. */
function candleColors({ up, down }: ChartPalette): SeriesPartialOptionsMap['Candlestick'] {
  return {
    upColor: 'transparent',
    downColor: down,
    borderUpColor: up,
    borderDownColor: down,
    wickUpColor: up,
    wickDownColor: down,
  }
}
