import { tradeBuffers } from '../report/tradeColumns'
import type { Walked } from '../search/walkForward'
import { backtestedBy } from './answer'
import type { Answer, EngineRequest } from './protocol'
import { createSearcher } from './searcher'

type Tell = (answer: Answer, transfer?: ArrayBuffer[]) => void

/** Returns the request handler of a worker; requests come one at a time. */
export function createAnswerer(tell: Tell): (request: EngineRequest) => Promise<void> {
  const onProgress = (share: number) => tell({ kind: 'progress', share })
  const search = createSearcher(onProgress)

  async function answer(request: EngineRequest): Promise<void> {
    if ('ask' in request) {
      const found = await search(request)
      return tell(found, found.kind === 'walked' ? walkedBuffers(found.walked) : [])
    }
    const backtested = await backtestedBy(request, onProgress)
    tell({ kind: 'done', backtested }, tradeBuffers(backtested.trades))
  }

  return async (request) => {
    try {
      await answer(request)
    } catch (error) {
      tell({ kind: 'failed', message: String(error) })
    }
  }
}

function walkedBuffers({ time, equity }: Walked): ArrayBuffer[] {
  return [time.buffer, equity.buffer] as ArrayBuffer[]
}
