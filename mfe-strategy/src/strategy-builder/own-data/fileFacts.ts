import type { CandleFile } from './candleFile'
import type { Gaps } from './gaps'

/** The facts about a run's file for its report. */
export interface FileFacts {
  name: string
  /** The time between two candles of the file. */
  spacingMs: number
  candles: number
  /** When the first and the last candle of the file began. */
  from: number
  until: number
  gaps: Gaps
  hasVolume: boolean
  /** Tells its candles from those of another file with the same name. */
  fingerprint: number
}

export function factsOf(
  name: string,
  { bars, from, until, gaps, hasVolume, fingerprint }: CandleFile,
): FileFacts {
  const { count, spacingMs } = bars
  return { name, spacingMs, candles: count, from, until, gaps, hasVolume, fingerprint }
}
