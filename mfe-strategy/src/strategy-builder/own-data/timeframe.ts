import { type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from '@aldergate/market'

/** The timeframe that a file's candles have, or `undefined` where there is no such one. */
export function timeframeOf(spacingMs: number): Timeframe | undefined {
  return TIMEFRAMES.find((timeframe) => TIMEFRAME_MS[timeframe] === spacingMs)
}
