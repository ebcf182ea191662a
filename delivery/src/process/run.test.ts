import { realpathSync } from 'node:fs'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { ROOT } from './root.ts'
import { run } from './run.ts'

const PRINT_FOLDER = 'process.stdout.write(process.cwd())'

it('runs a tool of the repository in its root, or where it is told to', async () => {
  const folder = realpathSync(await newFolder())

  expect(await run('node', ['-e', PRINT_FOLDER], { isCaptured: true })).toEqual({
    isOk: true,
    output: ROOT,
  })
  expect((await run('node', ['-e', PRINT_FOLDER], { isCaptured: true, cwd: folder })).output).toBe(
    folder,
  )
  await removeFolder(folder)
})

it('tells by its end whether a tool succeeded, and keeps nothing that it was not asked to keep', async () => {
  expect(await run('node', ['-e', 'process.exitCode = 3'])).toEqual({ isOk: false, output: '' })
})

it('keeps what goes wrong with what is printed', async () => {
  const script = 'console.log("half done"); console.error("and failed"); process.exitCode = 1'
  const { isOk, output } = await run('node', ['-e', script], { isCaptured: true })

  expect(isOk).toBe(false)
  expect(output).toContain('half done')
  expect(output).toContain('and failed')
})

it('refuses a tool that cannot be started, with the cure', async () => {
  await expect(run('no-such-tool', [])).rejects.toThrow(
    /^no-such-tool cannot be started \(.*ENOENT\): run npm ci, then try again\.$/,
  )
})

it('refuses to go on after a tool that was stopped', async () => {
  await expect(run('node', ['-e', 'process.kill(process.pid, "SIGTERM")'])).rejects.toThrow(
    'node was stopped: run the command again.',
  )
})
