import { runInSlices } from './slices'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

/** Steps of five milliseconds each, and a clock that they move. */
function slowSteps(count: number) {
  const work = { done: 0, at: 0 }
  function* steps(): Generator<void, void> {
    while (work.done < count) {
      work.done += 1
      work.at += 5
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
