import type { CandleFile } from './candleFile'
import type { Gaps } from './gaps'

/** The facts that a report gives about the file that its run was over. */
export interface FileFacts {
  name: string
  /** From one candle of the file to the next. */
  spacingMs: number
  candles: number
  /** When the first and the last candle of the file began. */
  from: number
  until: number
  gaps: Gaps
  hasVolume: boolean
  /** Tells its candles from those of another file, which may have the same name. */
  fingerprint: number
}

export function factsOf(
  name: string,
  { bars, from, until, gaps, hasVolume, fingerprint }: CandleFile,
): FileFacts {
  const { count, spacingMs } = bars
  return { name, spacingMs, candles: count, from, until, gaps, hasVolume, fingerprint }
}
