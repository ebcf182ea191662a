import { settled } from './settled'

function fakeRouter(initialized = false) {
  const listeners = new Set<(state: { initialized: boolean }) => void>()
  return {
    state: { initialized },
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    finish: () => listeners.forEach((listener) => listener({ initialized: true })),
    listeners,
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('waits for the first page', async () => {
  const router = fakeRouter()
  const done = jest.fn()
  void settled(router).then(done)
  await jest.advanceTimersByTimeAsync(500)
  expect(done).not.toHaveBeenCalled()
  router.finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalled()
  expect(router.listeners.size).toBe(0)
})

it('waits no longer than a second', async () => {
  const router = fakeRouter()
  const done = jest.fn()
  void settled(router).then(done)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(done).toHaveBeenCalled()
  router.finish()
  expect(router.listeners.size).toBe(0)
})

it('does not wait for what is there already', async () => {
  await expect(settled(fakeRouter(true))).resolves.toBeUndefined()
})
