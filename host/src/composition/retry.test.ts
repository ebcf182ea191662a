import { GIVE_UP_MS, RETRY_PAUSES_MS, withRetries } from './retry'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('gives the first success and asks no further', async () => {
  const attempt = jest.fn().mockResolvedValue('page')
  await expect(withRetries(attempt)).resolves.toBe('page')
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('tries three times with pauses between, and gives what the last try brings', async () => {
  const attempt = jest
    .fn()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('second'))
    .mockResolvedValueOnce('page')
  const result = withRetries(attempt)
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0])
  expect(attempt).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[1])
  await expect(result).resolves.toBe('page')
})

it('tells the last failure when no try succeeds', async () => {
  const attempt = jest
    .fn()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('second'))
    .mockRejectedValueOnce(new Error('third'))
  const result = expect(withRetries(attempt)).rejects.toThrow('third')
  await jest.runAllTimersAsync()
  await result
})

it('begins no further try once the trader has waited long enough', async () => {
  const attempt = jest.fn(
    () =>
      new Promise((_resolve, reject) =>
        setTimeout(() => reject(new Error('hangs')), GIVE_UP_MS + 1),
      ),
  )
  const result = expect(withRetries(attempt)).rejects.toThrow('hangs')
  await jest.runAllTimersAsync()
  await result
  expect(attempt).toHaveBeenCalledTimes(1)
})
