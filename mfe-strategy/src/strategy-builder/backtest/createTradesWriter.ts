import type { Told } from '@aldergate/market/strategy'
import { tradesFile, type TradesRequest } from './tradesFile'

export type TradesAnswer = Told | { kind: 'done'; file: Blob }

/** Creates the request handler of the worker that writes trades to files. */
export function createTradesWriter(
  tell: (answer: TradesAnswer) => void,
): (request: TradesRequest) => Promise<void> {
  return async (request) => {
    try {
      const file = await tradesFile(request, (share) => tell({ kind: 'progress', share }))
      tell({ kind: 'done', file })
    } catch (error) {
      tell({ kind: 'failed', message: String(error) })
    }
  }
}
