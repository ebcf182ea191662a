import { AT_ONCE, createQueue } from './createQueue'

/** Tasks that end when they are told to, and the order in which they began. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    task: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
    end: async (name: string) => {
      await new Promise((resolve) => setTimeout(resolve))
      ends.get(name)?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

it('lets a few tasks run, and the next when one has ended', async () => {
  const queued = createQueue()
  const { task, begun, end } = tasks()
  const names = Array.from({ length: AT_ONCE + 2 }, (_item, index) => `task ${index}`)
  const results = names.map((name) => queued(task(name)))
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toEqual(names.slice(0, AT_ONCE))

  await end('task 1')
  expect(begun).toHaveLength(AT_ONCE + 1)
  await expect(results[1]).resolves.toBe('task 1')
})

it('leaves what is urgent the last connection, while others hang', async () => {
  const queued = createQueue()
  const { task, begun } = tasks()
  for (let index = 0; index <= AT_ONCE; index += 1) void queued(task(`panel ${index}`))
  for (const name of ['entry', 'page']) void queued(task(name), true)
  await Promise.resolve()

  expect(begun.slice(AT_ONCE)).toEqual(['entry'])
})

it('begins what is urgent before all that waits', async () => {
  const queued = createQueue()
  const { task, begun, end } = tasks()
  for (let index = 0; index <= AT_ONCE; index += 1) void queued(task(`panel ${index}`))
  void queued(task('the page'), true)
  await end('panel 0')

  expect(begun.at(-1)).toBe('the page')
})

it('goes on after a task that failed', async () => {
  const queued = createQueue()
  const failures = Array.from({ length: AT_ONCE }, () =>
    queued(() => Promise.reject(new Error('broken'))),
  )
  await Promise.all(failures.map((failure) => expect(failure).rejects.toThrow('broken')))
  await expect(queued(async () => 'fine')).resolves.toBe('fine')
})
