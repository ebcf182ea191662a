import type { ChartPalette } from '@aldergate/ui/data'
import {
  createSeriesMarkers,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
  type SeriesType,
  type Time,
} from 'lightweight-charts'
import type { PriceChartModel, TradeMarker } from '../model/priceChartModel'
import { timeOf } from '../axis/chartTime'
import { tradesInCandles } from '../model/trades'

/** Arrows at the candles of trades: bought from below, sold from above. */
export function createTradeMarkers(series: ISeriesApi<SeriesType>, palette: ChartPalette) {
  // With it, each new price lays the whole chart out and draws it twice: a chart without trades is spared.
  let plugin: ISeriesMarkersPluginApi<Time> | undefined

  /** The text is a separate mark without an arrow, because the arrow's colour contrasts too little for letters. */
  function marks({ id, time, side, text }: TradeMarker): SeriesMarker<Time>[] {
    const isBuy = side === 'buy'
    const place = {
      time: timeOf(time),
      position: isBuy ? 'belowBar' : 'aboveBar',
      shape: isBuy ? 'arrowUp' : 'arrowDown',
    } as const
    const arrow = { ...place, id, color: isBuy ? palette.upFill : palette.downFill }
    return text ? [arrow, { ...place, color: palette.t1, text, size: 0 }] : [arrow]
  }

  return {
    draw(model: PriceChartModel) {
      const markers = tradesInCandles(model).flatMap(marks)
      if (plugin) plugin.setMarkers(markers)
      else if (markers.length > 0) plugin = createSeriesMarkers(series, markers)
    },
    remove() {
      plugin?.detach()
    },
  }
}
