import { type Candle, withTicks } from './candles'
import { lastTickTime, type PairTicks } from './pairTicks'
import { firstTickFrom } from './ticks'
import { periodStart, type Timeframe, TIMEFRAME_MS } from './timeframes'

/** Candles and the ticks that they were made of. */
export interface CandleSeries {
  candles: readonly Candle[]
  ticks: PairTicks
}

/**
 * The candles of the newest `count` periods. From the series as it was only the newest ticks are read,
 * and the finished candles stay the same objects.
 */
export function nextCandleSeries(
  series: CandleSeries | undefined,
  ticks: PairTicks,
  timeframe: Timeframe,
  count: number,
): CandleSeries {
  const newest = periodStart(lastTickTime(ticks), timeframe)
  const oldest = newest - (count - 1) * TIMEFRAME_MS[timeframe]
  const candles =
    series && hasGrown(series.ticks, ticks)
      ? withTicks(series.candles, ticks.live, timeframe, series.ticks.live.times.length)
      : candlesFrom(ticks, timeframe, oldest)
  return { candles: candles.filter(({ time }) => time >= oldest), ticks }
}

/** Whether the ticks are those from before with none or some behind them. */
function hasGrown(before: PairTicks, after: PairTicks): boolean {
  return (
    before.past === after.past &&
    before.live.thinnedUntil === after.live.thinnedUntil &&
    before.live.times.length <= after.live.times.length
  )
}

function candlesFrom({ past, live }: PairTicks, timeframe: Timeframe, oldest: number): Candle[] {
  const candles = withTicks([], past, timeframe, firstTickFrom(past, oldest))
  return withTicks(candles, live, timeframe, firstTickFrom(live, oldest))
}
