import type { Time, UTCTimestamp } from 'lightweight-charts'

/** The library counts in seconds. */
export function timeOf(ms: number): UTCTimestamp {
  return (ms / 1_000) as UTCTimestamp
}

export function msOf(time: Time): number {
  return Number(time) * 1_000
}
