/** Half a frame: what else the page has to do still fits in. */
const BUDGET_MS = 8

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
 * Runs the task after whatever else the page has to do by then, the frame and what was asked before included: by a
 * timer, the figures of a page come before the first click on it. Returns the function that gives it up.
 */
function afterAllElse(task: () => void): () => void {
  // Not in every browser.
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
