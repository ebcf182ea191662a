/** One fewer than the connections that a browser opens to one server. */
export const AT_ONCE = 5

/** Urgent tasks take the last connection, too: a page does not wait for panels that hang. */
const URGENT_AT_ONCE = 6

interface Waiting {
  begin: () => void
  isUrgent: boolean
}

/**
 * Lets a few tasks run at once. What waits in the queue has not begun, so it cannot take a slow line for
 * one that hangs: thirty files come one after the other.
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

  /** Runs the task when there is room; an urgent one goes before those that wait. */
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
