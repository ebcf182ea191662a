import { periodStart } from '@aldergate/market'
import type { PriceChartModel, TradeMarker } from './model'

/** The trades within the candles, oldest first, each with the time at which its candle began. */
export function tradesInCandles({
  markers,
  candles,
  timeframe,
}: Pick<PriceChartModel, 'markers' | 'candles' | 'timeframe'>): TradeMarker[] {
  const first = candles[0]?.time ?? Number.POSITIVE_INFINITY
  const last = candles.at(-1)?.time ?? Number.NEGATIVE_INFINITY
  return markers
    .map((marker) => ({ ...marker, time: periodStart(marker.time, timeframe) }))
    .filter(({ time }) => time >= first && time <= last)
    .toSorted((one, other) => one.time - other.time)
}
