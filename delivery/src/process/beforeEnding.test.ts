import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [BEFORE_ENDING, STOP_SIGNAL] = ['beforeEnding.ts', 'stopSignal.ts'].map(
  (file) => pathToFileURL(join(import.meta.dirname, file)).href,
)

/** The end of a process and its last words, after a signal while it works for a second. */
async function endBy(signal: NodeJS.Signals, work: string) {
  const script = `import { setTimeout as wait } from 'node:timers/promises'
    import { beforeEnding } from '${BEFORE_ENDING}'
    import { stopSignal } from '${STOP_SIGNAL}'
    const say = (word) => process.stdout.write(word + '\\n')
    beforeEnding(() => say('cleared away'))
    const open = setInterval(() => undefined, 1_000)
    ${work}
    clearInterval(open)
    say('done')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const words: string[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    words.push(...chunk.toString().trim().split('\n'))
    if (words.at(-1) === 'works') child.kill(signal)
  })
  const [code, by] = await once(child, 'close')
  return { end: by ?? code, words }
}

it.each(['SIGTERM', 'SIGINT'] as const)('clears away where %s ends a command', async (signal) => {
  expect(await endBy(signal, `say('works'); await new Promise(() => undefined)`)).toEqual({
    end: signal,
    words: ['works', 'cleared away'],
  })
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'leaves a command that comes to its own end by %s what it works with',
  async (signal) => {
    const work = `const stopped = stopSignal(); say('works'); await stopped; await wait(100)`
    expect(await endBy(signal, work)).toEqual({ end: 0, words: ['works', 'done'] })
  },
)
