/** Fewer than the six connections that a browser opens to one server: what has begun need not wait for one. */
export const AT_ONCE = 4

/**
 * Lets a few tasks run at once. What waits in the queue has not begun, so no time limit runs for it:
 * thirty files on a slow line come one after the other.
 */
export function createQueue() {
  const waiting: (() => void)[] = []
  let running = 0

  function next() {
    if (running >= AT_ONCE) return
    const begin = waiting.shift()
    if (!begin) return
    running += 1
    begin()
  }

  /** Runs the task when there is room; an urgent one goes before those that wait. */
  return async function queued<Result>(
    task: () => Promise<Result>,
    isUrgent = false,
  ): Promise<Result> {
    await new Promise<void>((begin) => {
      if (isUrgent) waiting.unshift(begin)
      else waiting.push(begin)
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
