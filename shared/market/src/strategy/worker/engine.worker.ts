import { buffersOf } from '../bars'
import { backtested } from './answer'
import type { Answer, BacktestRequest } from './protocol'

/** A worker's own names; the compiler is told of the page's. */
const page = globalThis as unknown as {
  onmessage: (event: { data: BacktestRequest }) => void
  postMessage: (answer: Answer, transfer?: ArrayBuffer[]) => void
}

page.onmessage = ({ data }) => {
  try {
    const { run, report, bars } = backtested(data, (share) =>
      page.postMessage({ kind: 'progress', share }),
    )
    const buffers = [run.equity.buffer, run.held.buffer] as ArrayBuffer[]
    page.postMessage({ kind: 'done', run, report, bars }, [...buffers, ...buffersOf(bars)])
  } catch (error) {
    page.postMessage({ kind: 'failed', message: String(error) })
  }
}
