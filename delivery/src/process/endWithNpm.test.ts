import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'

const COMMAND = pathToFileURL(join(import.meta.dirname, 'command.ts')).href

let folder: string
let beat: string
let pid: number

const STOP_SIGNAL = pathToFileURL(join(import.meta.dirname, 'stopSignal.ts')).href

/** Longer than a test. */
const A_MINUTE = 'wait(60_000)'

/** A command that works until something has come to pass, started by a shell as npm starts one. */
async function start(env: Record<string, string>, until = A_MINUTE): Promise<ChildProcess> {
  const script = join(folder, 'work.mjs')
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs'
    import { setTimeout as wait } from 'node:timers/promises'
    import { command } from '${COMMAND}'
    import { stopSignal } from '${STOP_SIGNAL}'
    await command(async () => {
      writeFileSync('${beat}', String(process.pid))
      await ${until}
      writeFileSync('${beat}', 'done')
    })`,
  )
  const shell = spawn('sh', ['-c', `${process.execPath} ${script}; true`], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    detached: true,
  })
  while (!existsSync(beat) || (await readFile(beat, 'utf8')) === '') await wait(20)
  pid = Number(await readFile(beat, 'utf8'))
  return shell
}

function isRunning(): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(async () => {
  folder = await newFolder()
  beat = join(folder, 'beat')
})

afterEach(async () => {
  if (isRunning()) process.kill(pid, 'SIGKILL')
  await removeFolder(folder)
})

it('ends when npm, which passes a signal on to its shell alone, is stopped', async () => {
  const shell = await start({ npm_lifecycle_event: 'deliver' })

  shell.kill('SIGTERM')
  await once(shell, 'exit')
  while (isRunning()) await wait(50)
  expect(await readFile(beat, 'utf8')).toBe(String(pid))
})

it('goes on without the shell of somebody who has left', async () => {
  const shell = await start({})

  shell.kill('SIGTERM')
  await once(shell, 'exit')
  await wait(1_500)
  expect(isRunning()).toBe(true)
})

it('lets a command that is stopped together with npm come to its own end', async () => {
  // A timer stands for the server that keeps such a command going.
  const ending = `new Promise((resolve) => {
    const open = setInterval(() => undefined, 1_000)
    void stopSignal().then(() => wait(1_000)).then(() => clearInterval(open)).then(resolve)
  })`
  const shell = await start({ npm_lifecycle_event: 'dev' }, ending)

  process.kill(-(shell.pid ?? 0), 'SIGTERM')
  while (isRunning()) await wait(50)
  expect(await readFile(beat, 'utf8')).toBe('done')
})
