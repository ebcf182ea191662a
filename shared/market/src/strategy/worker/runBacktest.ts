import type { Backtested } from '../report/backtested'
import type { BacktestRequest } from './protocol'
import { startEngine } from './startEngine'
import type { Watching } from './startWorker'

/**
 * Backtests a strategy in a worker. Rejects when the engine's script fails to load, when it throws, and when it is
 * cancelled; in every case the worker is terminated.
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
