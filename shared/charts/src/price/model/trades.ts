import { type Candle, TIMEFRAME_MS } from '@aldergate/market'
import type { PriceChartModel, TradeMarker, TradePath } from './priceChartModel'
import { indexBy } from './reading'

type Within = Pick<PriceChartModel, 'candles' | 'timeframe'>

/** The trades within the candles, oldest first, each with the time at which its candle began. */
export function tradesInCandles({
  markers,
  ...within
}: Within & Pick<PriceChartModel, 'markers'>): TradeMarker[] {
  return markers
    .flatMap((marker) => {
      const candle = candleAt(marker.time, within)
      return candle ? [{ ...marker, time: candle.time }] : []
    })
    .toSorted((one, other) => one.time - other.time)
}

/** The paths that begin and end within the candles, each end with the time at which its candle began. */
export function pathsInCandles({
  paths,
  ...within
}: Within & Pick<PriceChartModel, 'paths'>): TradePath[] {
  return paths.flatMap((path) => {
    const [from, until] = [candleAt(path.from.time, within), candleAt(path.until.time, within)]
    if (!from || !until) return []
    return [
      {
        ...path,
        from: { ...path.from, time: from.time },
        until: { ...path.until, time: until.time },
      },
    ]
  })
}

/** The candle that contains a moment. */
function candleAt(time: number, { candles, timeframe }: Within): Candle | undefined {
  const end = (candles.at(-1)?.time ?? Number.NEGATIVE_INFINITY) + TIMEFRAME_MS[timeframe]
  return time < end ? candles[indexBy(candles, time)] : undefined
}
