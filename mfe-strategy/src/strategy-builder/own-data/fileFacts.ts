import type { CandleFile } from './candleOrder'
import type { Gaps } from './gaps'

/** What a report says of the file that its run was over. */
export interface FileFacts {
  name: string
  /** From one candle of the file to the next. */
  spacingMs: number
  candles: number
  /** When the first and the last candle of the file began. */
  from: number
  until: number
  gaps: Gaps
}

export function factsOf(name: string, { bars, spacingMs, gaps }: CandleFile): FileFacts {
  const { time } = bars
  return {
    ...{ name, spacingMs, gaps, candles: time.length },
    ...{ from: Number(time[0]), until: Number(time.at(-1)) },
  }
}
