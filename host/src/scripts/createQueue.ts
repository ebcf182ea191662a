/** One fewer than the connections that a browser opens to one server. */
export const AT_ONCE = 5

/** Urgent tasks may also use the last connection, so that a page does not wait for panels that hang. */
const URGENT_AT_ONCE = 6

interface Waiting {
  begin: () => void
  isUrgent: boolean
}

/**
 * Limits the tasks that run at once. A waiting task has not started, so its time in the queue does not count as a
 * stall: thirty files simply load one after another.
 */
export function createQueue() {
  const waiting: Waiting[] = []
  let running = 0

  function next() {
    const first = waiting[0]
    if (!first || running >= (first.isUrgent ? URGENT_AT_ONCE : AT_ONCE)) return
    waiting.shift()
    running += 1
    first.begin()
  }

  /** Runs the task when there is room; urgent tasks go first. */
  return async function queued<Result>(
    task: () => Promise<Result>,
    isUrgent = false,
  ): Promise<Result> {
    await new Promise<void>((begin) => {
      if (isUrgent) waiting.unshift({ begin, isUrgent })
      else waiting.push({ begin, isUrgent })
      next()
    })
    try {
      return await task()
    } finally {
      running -= 1
      next()
    }
  }
}
