import { runInSlices } from './runInSlices'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

/** Steps that each advance a fake clock by three milliseconds. */
function slowSteps(count: number) {
  const work = { done: 0, at: 0 }
  function* steps(): Generator<void, void> {
    while (work.done < count) {
      work.done += 1
      work.at += 3
      yield
    }
  }
  return { work, steps: steps(), now: () => work.at }
}

it('gives the page its turn after a few milliseconds of work', () => {
  const { work, steps, now } = slowSteps(5)
  runInSlices(steps, now)

  expect(work.done).toBe(0)
  jest.runOnlyPendingTimers()
  expect(work.done).toBe(2)
  jest.runAllTimers()
  expect(work.done).toBe(5)
  expect(jest.getTimerCount()).toBe(0)
})

it('stops when nobody wants the result any more', () => {
  const { work, steps, now } = slowSteps(5)
  const stop = runInSlices(steps, now)
  jest.runOnlyPendingTimers()
  stop()
  jest.runAllTimers()

  expect(work.done).toBe(2)
  expect(jest.getTimerCount()).toBe(0)
})

describe('where the browser knows tasks that come after all else', () => {
  const posted: { task: () => void; priority?: string; signal?: AbortSignal }[] = []

  /** Runs the tasks that were scheduled and not cancelled, each in a task of its own. */
  async function runAll() {
    for (let next = posted.shift(); next; next = posted.shift()) {
      if (!next.signal?.aborted) next.task()
      await Promise.resolve()
    }
  }

  beforeEach(() => {
    posted.length = 0
    const postTask = (task: () => void, { priority, signal }: SchedulerPostTaskOptions) => {
      posted.push({ task, ...(priority && { priority }), ...(signal && { signal }) })
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    Object.assign(globalThis, { scheduler: { postTask } })
  })

  afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'))

  it('runs the steps as such tasks, and needs no timer', async () => {
    const { work, steps, now } = slowSteps(5)
    runInSlices(steps, now)

    expect(posted).toMatchObject([{ priority: 'background' }])
    expect(jest.getTimerCount()).toBe(0)
    await runAll()
    expect(work.done).toBe(5)
  })

  it('gives the next task up when nobody wants the result any more, which is no failure', async () => {
    const { work, steps, now } = slowSteps(5)
    const stop = runInSlices(steps, now)
    stop()
    await runAll()

    expect(work.done).toBe(0)
  })
})
