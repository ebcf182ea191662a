import { createStopwatch } from './stopwatch.ts'

function handTurned() {
  let ms = 0
  return {
    now: () => ms,
    pass: async (more: number) => {
      ms += more
    },
  }
}

it('tells what each step took, and what all took', async () => {
  const clock = handTurned()
  const stopwatch = createStopwatch(clock.now)
  await stopwatch.time('Lint', () => clock.pass(2_000))
  await clock.pass(500)
  await stopwatch.time('Unit tests', () => clock.pass(100_000))

  expect(stopwatch.lines()).toEqual([
    '  Lint           2.0 s',
    '  Unit tests   100.0 s',
    '  In all       102.5 s',
  ])
})

it('gives back what a step gives, and tells of a step that fails', async () => {
  const clock = handTurned()
  const stopwatch = createStopwatch(clock.now)
  expect(await stopwatch.time('Lint', async () => 'fine')).toBe('fine')
  const failing = stopwatch.time('Types', async () => {
    await clock.pass(3_000)
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect(stopwatch.lines()[1]).toBe('  Types      3.0 s')
})
