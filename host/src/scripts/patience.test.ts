import { withPatience } from './patience'
import { STALL_MS } from './stall'

const LIMIT_MS = 9_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

const never = new Promise<string>(() => undefined)

function waiting(load: Promise<string>, movedAt: () => number = () => -Infinity) {
  const problem = () => new Error('never ends')
  return withPatience(load, { limitMs: LIMIT_MS, now: () => Date.now(), movedAt, problem })
}

it('gives what the load gives, and what it fails with', async () => {
  await expect(waiting(Promise.resolve('page'))).resolves.toBe('page')
  await expect(waiting(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('gives up what never ends', async () => {
  const load = expect(waiting(never)).rejects.toThrow('never ends')
  await jest.advanceTimersByTimeAsync(LIMIT_MS)
  await load
})

it('waits on while bytes still come, and gives up once they have stopped', async () => {
  let movedAt = -Infinity
  let isOver = false
  const load = expect(waiting(never, () => movedAt)).rejects.toThrow('never ends')
  void load.then(() => {
    isOver = true
  })
  for (let second = 1; second <= 30; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000)
    movedAt = Date.now()
  }
  expect(isOver).toBe(false)

  await jest.advanceTimersByTimeAsync(2 * STALL_MS)
  await load
})
