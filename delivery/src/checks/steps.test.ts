import { failedOf, takeSteps, toolStep, type Step } from './steps.ts'

/** A step that prints its heading and ends so. */
function step(heading: string, code = 0): Step {
  const script = `console.log('${heading} has this to say'); process.exitCode = ${code}`
  return toolStep(heading, 'node', ['-e', script])
}

it('takes every step, also after one has failed, and says what became of each', async () => {
  const told: string[] = []
  const taken = await takeSteps([step('Lint', 1), step('Types')], 1, (text) => told.push(text))

  expect(taken).toEqual([
    { heading: 'Lint', isOk: false },
    { heading: 'Types', isOk: true },
  ])
  expect(told).toEqual([
    expect.stringMatching(/^== Lint failed: \d+\.\d s\nLint has this to say$/),
    expect.stringMatching(/^== Types passed: \d+\.\d s$/),
  ])
})

it('takes no more at once than it is told', async () => {
  let atOnce = 0
  let most = 0
  const slow = (heading: string): Step => ({
    heading,
    take: async () => {
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce--
      return { isOk: true, output: '' }
    },
  })
  await takeSteps(['a', 'b', 'c', 'd'].map(slow), 2, () => undefined)

  expect(most).toBe(2)
})

it('ends where a tool cannot be started', async () => {
  await expect(
    takeSteps([toolStep('Lint', 'no-such-tool', [])], 1, () => undefined),
  ).rejects.toThrow(/^no-such-tool cannot be started/)
})

it.each<[string[], string | undefined]>([
  [[], undefined],
  [['Lint'], 'Lint'],
  [['Lint', 'Types'], 'Lint and Types'],
  [['Lint', 'Types', 'Build'], 'Lint, Types and Build'],
])('names of %j what failed', (failed, named) => {
  const taken = ['Lint', 'Types', 'Format', 'Build'].map((heading) => ({
    heading,
    isOk: !failed.includes(heading),
  }))

  expect(failedOf(taken)).toBe(named)
})
