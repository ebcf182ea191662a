/** How often it is looked for. */
const LOOK_MS = 250

/**
 * Ends this process when npm is stopped, by SIGTERM: npm passes a signal on to its shell, which ends and passes it on
 * to nobody. Who was started by hand goes on without the shell of somebody who has left. Returns what ends the looking.
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
