import type { Told } from '@aldergate/market/strategy'
import { type ReadFile, readCandleFile } from './candleFile'

export interface FileRequest {
  file: Blob
}

export type FileAnswer = Told | { kind: 'done'; read: ReadFile }

/** Creates the request handler of the worker that reads files of candles. */
export function createFileReader(
  tell: (answer: FileAnswer) => void,
): (request: FileRequest) => Promise<void> {
  return async ({ file }) => {
    try {
      const read = await readCandleFile(file, (share) => tell({ kind: 'progress', share }))
      tell({ kind: 'done', read })
    } catch (error) {
      tell({ kind: 'failed', message: String(error) })
    }
  }
}
