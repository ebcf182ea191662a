let isAwaited = false

/** Resolves when the process is asked to stop: by Ctrl+C or a supervisor's SIGTERM. */
export function stopSignal(): Promise<void> {
  isAwaited = true
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    // Not once: who stops npm and its command together has `endWithNpm` send a second one, in the middle of the end.
    process.on('SIGTERM', () => resolve())
  })
}

/** Whether a signal makes this process come to its own end, in which each `finally` is reached. */
export function stopsBySignal(): boolean {
  return isAwaited
}
