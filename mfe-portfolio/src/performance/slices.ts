/** Half a frame: what else the page has to do still fits in. */
const BUDGET_MS = 8

/** Runs the steps in tasks of a few milliseconds each. Returns the function that ends it early. */
export function runInSlices(steps: Iterator<void>, now: () => number): () => void {
  let timer = setTimeout(run)

  function run() {
    const startedAt = now()
    do {
      if (steps.next().done) return
    } while (now() - startedAt < BUDGET_MS)
    timer = setTimeout(run)
  }

  return () => clearTimeout(timer)
}
