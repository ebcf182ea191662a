import type { Answer, Backtested, BacktestRequest } from './protocol'

interface Watching {
  /** Is told the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends the work at once; the promise then fails with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Tests a strategy in a worker of its own, beside the page. Fails when the engine's file does not arrive, when it
 * throws, and when it is cancelled; whichever way it ends, the worker ends with it.
 */
export async function runBacktest(
  request: BacktestRequest,
  { onProgress, signal }: Watching = {},
): Promise<Backtested> {
  signal?.throwIfAborted()
  const { default: source } = await import('./engine.worker.ts?source')
  signal?.throwIfAborted()
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url)
  try {
    return await new Promise<Backtested>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'progress') onProgress?.(data.share)
        else if (data.kind === 'failed') reject(new Error(data.message))
        else resolve({ run: data.run, report: data.report, bars: data.bars })
      })
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
    URL.revokeObjectURL(url)
  }
}
