/** The poll interval. */
const LOOK_MS = 250

/**
 * Ends this process by SIGTERM when npm is stopped: npm passes the signal to its shell, which ends without passing it
 * on. A command that was started by hand keeps running without its shell. Returns the function that stops polling.
 */
export function endWithNpm(): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
