import { readLines } from '@aldergate/files'
import { createCandleReader, type ReadCandles } from './candleReader'

/** As much as a million long lines. */
const MAX_BYTES = 120_000_000

interface Watching {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Reads a chosen CSV file of candles; the promise fails only where it is told to end. */
export async function readCandleFile(file: Blob, watching: Watching): Promise<ReadCandles> {
  const reader = createCandleReader()
  const read = await readLines(file, reader.take, { maxBytes: MAX_BYTES, ...watching })
  if (read.status === 'read') return reader.finish()
  return { status: 'refused', of: 'file', problem: { fault: read.problem } }
}
