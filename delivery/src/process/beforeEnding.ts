import { stopsBySignal } from './stopSignal.ts'

/**
 * Does something in the moment in which a signal ends this process, where no `finally` is reached. Returns the function
 * that takes it back.
 */
export function beforeEnding(work: () => void): () => void {
  const listeners = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
    const end = () => {
      if (stopsBySignal()) return
      try {
        work()
      } finally {
        // Ends this process, as it would have without this listener.
        process.kill(process.pid, signal)
      }
    }
    process.once(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const forget of listeners) forget()
  }
}
