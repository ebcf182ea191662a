import { readLines } from '@aldergate/files/reading'
import { type Timeframe, TIMEFRAMES } from '@aldergate/market'
import { type Bars, fittedBars, type StoredBars, storedBars } from '@aldergate/market/strategy'
import type { OrderedCandles } from './candleOrder'
import { createCandleReader } from './candleReader'
import { fingerprintOf } from './fingerprint'
import type { Refusal } from './problem'

/** The size of a million long lines. */
const MAX_BYTES = 120_000_000

/** A file's candles as the page holds them. */
export interface CandleFile extends Omit<OrderedCandles, 'bars' | 'spacingMs'> {
  bars: StoredBars
  /** When the first and the last candle began, in epoch milliseconds. */
  from: number
  until: number
  /** `fingerprintOf` the candles. */
  fingerprint: number
  /** The number of candles on each timeframe; 0 if the file does not fit it. */
  counts: Readonly<Record<Timeframe, number>>
}

export type ReadFile = { status: 'read'; file: CandleFile } | ({ status: 'refused' } & Refusal)

/** Reads a CSV file of candles; `onProgress` receives the progress, from 0 to 1. */
export async function readCandleFile(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const reader = createCandleReader()
  const lines = await readLines(file, reader.take, { maxBytes: MAX_BYTES, onProgress })
  if (lines.status === 'refused') {
    return { status: 'refused', of: 'file', problem: { fault: lines.problem } }
  }
  const read = reader.finish()
  if (read.status === 'refused') return read
  const { bars, spacingMs, ...known } = read.candles
  const { time } = bars
  const stored = storedBars(bars, spacingMs)
  const [from, until] = [Number(time[0]), Number(time.at(-1))]
  const counts = countsOf(bars, spacingMs)
  const fingerprint = fingerprintOf(bars)
  return { status: 'read', file: { ...known, bars: stored, from, until, fingerprint, counts } }
}

/** Counts actual candles: in a market that closes, the time from first to last would suggest many more. */
function countsOf(bars: Bars, spacingMs: number): CandleFile['counts'] {
  const countOn = (timeframe: Timeframe) =>
    fittedBars(bars, spacingMs, timeframe)?.bars.time.length ?? 0
  return Object.fromEntries(
    TIMEFRAMES.map((timeframe) => [timeframe, countOn(timeframe)]),
  ) as CandleFile['counts']
}
