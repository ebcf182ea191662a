/** Resolves when the process is asked to stop: by Ctrl+C or a supervisor's SIGTERM. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    // Not once: who stops npm and its command together has `endWithNpm` send a second one, in the middle of the end.
    process.on('SIGTERM', () => resolve())
  })
}
