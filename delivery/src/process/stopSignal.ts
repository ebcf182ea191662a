/** Resolves when the process is asked to stop: by Ctrl+C or a supervisor's SIGTERM. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
