import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type Timeframe,
  TIMEFRAME_MS,
  TIMEFRAMES,
} from '@aldergate/market'

/** The timeframe that a file's candles have, or `undefined` where there is no such one. */
export function timeframeOf(spacingMs: number): Timeframe | undefined {
  return TIMEFRAMES.find((timeframe) => TIMEFRAME_MS[timeframe] === spacingMs)
}

const UNITS = [
  [DAY_MS, 'D'],
  [HOUR_MS, 'h'],
  [MINUTE_MS, 'm'],
] as const

/** A spacing as timeframes are written, also where there is no such one: "2h"; `undefined` for one not in minutes. */
export function spacingName(spacingMs: number): string | undefined {
  const unit = UNITS.find(([unitMs]) => spacingMs % unitMs === 0)
  return unit && `${spacingMs / unit[0]}${unit[1]}`
}
