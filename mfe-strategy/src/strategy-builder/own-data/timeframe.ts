import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type Timeframe,
  TIMEFRAME_MS,
  TIMEFRAMES,
} from '@aldergate/market'

/** The timeframe with a file's spacing, or `undefined` if there is none. */
export function timeframeOf(spacingMs: number): Timeframe | undefined {
  return TIMEFRAMES.find((timeframe) => TIMEFRAME_MS[timeframe] === spacingMs)
}

const UNITS = [
  [DAY_MS, 'D'],
  [HOUR_MS, 'h'],
  [MINUTE_MS, 'm'],
] as const

/**
 * A spacing written like a timeframe, even if there is no such timeframe: "2h"; `undefined` unless it is in whole
 * minutes.
 */
export function spacingName(spacingMs: number): string | undefined {
  const unit = UNITS.find(([unitMs]) => spacingMs % unitMs === 0)
  return unit && `${spacingMs / unit[0]}${unit[1]}`
}
