import type { Backtested } from '../report/backtested'
import type { BacktestRequest } from './protocol'
import { startEngine } from './startEngine'
import type { Watching } from './startWorker'

/**
 * Tests a strategy in a worker of its own, beside the page. Fails when the engine's file does not arrive, when it
 * throws, and when it is cancelled; whichever way it ends, the worker ends with it.
 */
export async function runBacktest(
  request: BacktestRequest,
  { onProgress, signal }: Watching = {},
): Promise<Backtested> {
  const engine = await startEngine(signal)
  try {
    const { backtested } = await engine.ask(request, 'done', onProgress)
    return backtested
  } finally {
    engine.end()
  }
}
