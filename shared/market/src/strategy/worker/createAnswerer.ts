import { buffersOf } from '../bars'
import { backtested } from './answer'
import type { Answer, EngineRequest } from './protocol'
import { createSearcher } from './searcher'

type Tell = (answer: Answer, transfer?: ArrayBuffer[]) => void

/** What a worker does with what it is asked, one thing after another. */
export function createAnswerer(tell: Tell): (request: EngineRequest) => void {
  const search = createSearcher((share) => tell({ kind: 'progress', share }))

  function answer(request: EngineRequest): void {
    if ('ask' in request) return tell(search(request))
    const { run, report, bars } = backtested(request, (share) => tell({ kind: 'progress', share }))
    const buffers = [run.equity.buffer, run.held.buffer] as ArrayBuffer[]
    tell({ kind: 'done', run, report, bars }, [...buffers, ...buffersOf(bars)])
  }

  return (request) => {
    try {
      answer(request)
    } catch (error) {
      tell({ kind: 'failed', message: String(error) })
    }
  }
}
