import { MINUTE_MS } from './spans'

/** The timeframes of the specification, the finest first. */
export const TIMEFRAMES = ['1m', '5m', '15m', '1h', '4h', '1D'] as const

export type Timeframe = (typeof TIMEFRAMES)[number]

export const TIMEFRAME_MS: Readonly<Record<Timeframe, number>> = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '1D': 1_440 * MINUTE_MS,
}

/** The start of the period that contains a time: a whole minute, hour or day of UTC. */
export function periodStart(time: number, timeframe: Timeframe): number {
  const periodMs = TIMEFRAME_MS[timeframe]
  return Math.floor(time / periodMs) * periodMs
}
