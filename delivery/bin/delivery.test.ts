import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../src/testing/handmadeBuilds.ts'

/** Prints at the end of a process whether Node has loaded its compiler of TypeScript. */
const LOADED =
  'data:text/javascript,process.on("exit", () => console.log(process.moduleLoadList.join().includes("amaro")))'

let root: string

beforeEach(async () => {
  root = await newFolder()
  await mkdir(join(root, 'delivery/bin'), { recursive: true })
  await mkdir(join(root, 'delivery/src/commands'), { recursive: true })
  await copyFile(join(__dirname, 'delivery.mjs'), join(root, 'delivery/bin/delivery.mjs'))
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  await mkdir(join(root, 'node_modules/@aldergate/contract'), { recursive: true })
  await writeFile(join(root, 'node_modules/@aldergate/contract/index.js'), '')
})

afterEach(() => removeFolder(root))

/** Runs the entry on a source of the commands that is this. */
async function start(source: string, ...flags: readonly string[]) {
  await writeFile(join(root, 'delivery/src/commands/dispatch.ts'), source)
  const command = [...flags, join(root, 'delivery/bin/delivery.mjs'), 'status']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { code: status, stdout, stderr }
}

it.each([
  ['a Node that reads no TypeScript', ['--no-strip-types'], /^The command .+ \(Unknown file ext/],
  ['packages that are not installed', [], /^The command cannot be started \(Cannot find package/],
])('says of %s where what is missing comes from', async (missing, flags, says) => {
  if (missing.startsWith('packages')) await rm(join(root, 'node_modules'), { recursive: true })
  const { code, stdout, stderr } = await start('export {}', ...flags)

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(says)
  expect(stderr).toMatch(
    /\): run npm start, or node delivery\/bin\/prepare\.mjs, which installs .+\n$/,
  )
})

it('shows what else goes wrong as it is', async () => {
  const { code, stderr } = await start("throw new Error('a bug')")

  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('Error: a bug\n    at'),
  })
})

it('reads sources that have been compiled before without the compiler of TypeScript', async () => {
  const source = 'export const dispatch = (words: string[]): void => console.log(words.join())'

  expect((await start(source, '--import', LOADED)).stdout).toBe('status\ntrue\n')
  expect((await start(source, '--import', LOADED)).stdout).toBe('status\nfalse\n')
})
