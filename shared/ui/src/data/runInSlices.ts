/** A quarter of a frame: the last step of a slice may take as long again, and on a phone all of it four times as long. */
const BUDGET_MS = 4

/** Runs the steps in tasks of a few milliseconds each. Returns the function that ends it early. */
export function runInSlices(steps: Iterator<void>, now: () => number): () => void {
  let giveUp = afterAllElse(run)

  function run() {
    const startedAt = now()
    do {
      if (steps.next().done) return
    } while (now() - startedAt < BUDGET_MS)
    giveUp = afterAllElse(run)
  }

  return () => giveUp()
}

/**
 * Schedules a task at background priority, after rendering and everything scheduled before. With a timer, the figures
 * of a page would be computed before its first click is handled. Returns a function that cancels the task.
 */
function afterAllElse(task: () => void): () => void {
  // Not every browser has `scheduler.postTask`.
  if (typeof scheduler === 'undefined') {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const ended = new AbortController()
  scheduler
    .postTask(task, { priority: 'background', signal: ended.signal })
    .catch((problem: unknown) => {
      if (!ended.signal.aborted) throw problem
    })
  return () => ended.abort()
}
