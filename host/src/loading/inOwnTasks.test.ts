import { inOwnTasks } from './inOwnTasks'

function shared(evaluate: () => unknown) {
  return { market: { '1.0.0': { get: () => Promise.resolve(evaluate), from: 'host' } } }
}

it('evaluates a shared module once it has come, and not in the task that asked for it', async () => {
  const evaluate = jest.fn(() => 'the market')
  const { get } = inOwnTasks(shared(evaluate))['market']?.['1.0.0'] ?? {}

  const brought = get?.()
  // All that is promised already runs before any other task.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(evaluate).not.toHaveBeenCalled()

  const use = await brought
  expect(evaluate).toHaveBeenCalledTimes(1)
  expect(use?.()).toBe('the market')
})

it('does not give a module that throws while it is evaluated', async () => {
  const cause = new Error('no market')
  const scope = inOwnTasks(
    shared(() => {
      throw cause
    }),
  )

  await expect(scope['market']?.['1.0.0']?.get()).rejects.toBe(cause)
})

it('keeps what else is known of a module', () => {
  expect(inOwnTasks(shared(() => undefined))).toMatchObject({
    market: { '1.0.0': { from: 'host' } },
  })
})
