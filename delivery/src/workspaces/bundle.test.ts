import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { RunResult } from '../process/run.ts'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { createBundler, type Bundler } from './bundler.ts'
import { ROOT } from '../process/root.ts'

const DESCRIBE = pathToFileURL(join(ROOT, 'shared/build/describe.ts')).href
const UNTOUCHED = pathToFileURL(join(ROOT, 'shared/build/untouched.ts')).href
const BUNDLER = pathToFileURL(join(import.meta.dirname, 'bundler.ts')).href
const DRAWING = pathToFileURL(join(ROOT, 'shared/build/drawing')).href

let compiled: string
let folder: string
let bundler: Bundler

// Each test has a process of its own, which would compile webpack anew.
beforeAll(async () => {
  compiled = await newFolder()
})

afterAll(() => removeFolder(compiled))

beforeEach(async () => {
  bundler = createBundler({ NODE_COMPILE_CACHE: compiled })
  folder = await newWorkspace()
})

afterEach(async () => {
  await bundler.end()
  await removeFolder(folder)
})

async function newWorkspace(): Promise<string> {
  const made = await newFolder()
  await mkdir(join(made, 'dist'))
  await writeFile(join(made, 'dist/remote.json'), '"the last build"')
  await writeFile(join(made, 'page.js'), 'globalThis.page = 1')
  return made
}

/** Bundles `page.js` with a configuration that has more plugins, written as source text. */
async function bundle(plugins: string, mode = 'production'): Promise<RunResult> {
  await writeFile(
    join(folder, 'webpack.config.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs'
    import { describeBuild, filesOf } from '${DESCRIBE}'
    import { untouched } from '${UNTOUCHED}'
    import { drawnPages } from '${DRAWING}/drawn.ts'
    export default {
      mode: '${mode}',
      devtool: false,
      entry: { page: './page.js' },
      output: { path: '${folder}/dist', clean: true },
      plugins: [
        describeBuild((compilation) => ({
          files: filesOf(compilation, 'page'),
          assets: Object.keys(compilation.assets),
        })),
        ${plugins}
      ],
    }`,
  )
  return bundler.run({ kind: 'bundle', folder })
}

function written(): Promise<string[]> {
  return readdir(join(folder, 'dist')).catch(() => [])
}

it('describes the build beside its files', async () => {
  expect(await bundle('')).toEqual({ isOk: true, output: '' })

  expect((await written()).sort()).toEqual(['page.js', 'provenance.json', 'remote.json'])
  expect(await readFile(join(folder, 'dist/remote.json'), 'utf8')).toBe(
    `${JSON.stringify({ files: ['page.js'], assets: ['page.js'] }, null, 2)}\n`,
  )
})

it('describes a build only after all of its files are written', async () => {
  const { isOk } = await bundle(`{
    apply: (compiler) => compiler.hooks.assetEmitted.tap('power cut', () => process.exit(9)),
  }`)

  expect(isOk).toBe(false)
  expect(await written()).toEqual(['page.js'])
})

it('describes a build only after it is written from what it was made', async () => {
  await bundle(`{
    apply: (compiler) => compiler.hooks.afterEmit.tap({ name: 'power cut', stage: 100 }, () => process.exit(9)),
  }`)

  expect((await written()).sort()).toEqual(['page.js', 'provenance.json', 'remote.json'])
})

it('leaves no build of sources that were saved while it was made', async () => {
  const save = (text: string) => `{
    apply: (compiler) => compiler.hooks.make.tap('save', () => writeFileSync('${folder}/page.js', '${text}')),
  }`
  const plugins = (text: string) =>
    `${save(text)}, untouched('first', () => readFileSync('${folder}/page.js', 'utf8'))`

  expect(await bundle(plugins('second'))).toEqual({
    isOk: false,
    output: expect.stringContaining('was saved while this was built: build it again'),
  })
  expect(await written()).not.toContain('remote.json')
  await removeFolder(folder)
  folder = await newWorkspace()
  expect((await bundle(plugins('first'))).isOk).toBe(true)
})

it.each([
  ['a module is missing', 'production', "import './missing.js'", ''],
  ['a module is missing in development', 'development', "import './missing.js'", ''],
  ['its configuration cannot be read', 'production', '', 'no.such.thing'],
])('leaves no build that could be published when %s', async (_what, mode, page, plugins) => {
  await writeFile(join(folder, 'page.js'), page)

  expect((await bundle(plugins, mode)).isOk).toBe(false)

  expect(await written()).not.toContain('remote.json')
})

it('says where a file is wrong that a loader reads, and not where the loader has stumbled', async () => {
  await writeFile(join(folder, 'wrong.js'), 'const x = ;')
  await writeFile(
    join(folder, 'page.js'),
    `import '${join(ROOT, 'node_modules/esbuild-loader')}!./wrong.js'`,
  )

  const { output } = await bundle('')
  expect(output).toMatch(/wrong\.js:1:10: ERROR: Unexpected ";"/)
  expect(output).not.toMatch(/^ +at /m)
})

it('says where a page that it would have drawn is wrong, and not where the tools have stumbled', async () => {
  await writeFile(
    join(folder, 'page.js'),
    'export default function Page() { return ; }; const x = ;',
  )

  const { isOk, output } = await bundle(
    `drawnPages('${folder}', { name: 'x', pages: [{ path: '/x', expose: './page.js' }] }).plugin`,
  )
  expect(isOk).toBe(false)
  expect(output).toContain('page.js')
  expect(output).not.toMatch(/^ +at /m)
  expect(await written()).not.toContain('remote.json')
})

it('says of a page without a default export that it has none, once and in a sentence', async () => {
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'page.js'), 'export function Page() {}')

  const { isOk, output } = await bundle(
    `drawnPages('${folder}', { name: 'x', pages: [{ path: '/x', expose: './page.js' }] }).plugin`,
  )
  expect(isOk).toBe(false)
  expect(output.match(/No matching export in ".*page\.js" for import "default"/g)).toHaveLength(1)
  expect(output).not.toMatch(/^ +at |inner error|drawing\.mjs/m)
  expect(await written()).not.toContain('remote.json')
})

it('names the file of a page that fails as it is loaded', async () => {
  await writeFile(join(folder, 'page.js'), 'throw new Error("no topics")')

  const { isOk, output } = await bundle(`{
    apply: (compiler) => compiler.hooks.beforeRun.tapPromise('draw', async () => {
      const { bundleDrawing } = await import('${DRAWING}/bundle.ts')
      const { runTimeless } = await import('${DRAWING}/timeless.ts')
      runTimeless((await bundleDrawing('${folder}', "import './page.js'")).code, 'drawing.cjs')
    }),
  }`)
  expect(isOk).toBe(false)
  expect(output).toMatch(/page\.js cannot be loaded: no topics/)
})

it.each([
  ['fails', "compiler.hooks.emit.tap('fault', () => { throw new Error('a fault') })", /a fault/],
  ['ends its process', 'process.exit(9)', /^The build ended by itself, with 9\.$/],
])('builds the next workspace after one whose build %s', async (_what, fault, told) => {
  expect(await bundle(`{ apply: (compiler) => { ${fault} } }`)).toEqual({
    isOk: false,
    output: expect.stringMatching(told),
  })
  await removeFolder(folder)
  folder = await newWorkspace()

  expect(await bundle('')).toEqual({ isOk: true, output: '' })
  expect(await written()).toContain('remote.json')
})

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'goes on with no build that never ends when its parent ends by %s',
  async (signal) => {
    const beat = join(folder, 'beat')
    await writeFile(
      join(folder, 'webpack.config.mjs'),
      `import { renameSync, writeFileSync } from 'node:fs'
      for (;;) {
        writeFileSync('${beat}.new', String(performance.now()))
        renameSync('${beat}.new', '${beat}')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      }`,
    )
    const script = join(folder, 'parent.mjs')
    await writeFile(
      script,
      `import { createBundler } from '${BUNDLER}'
      await createBundler({}).run({ kind: 'bundle', folder: '${folder}' })`,
    )
    const parent = spawn(process.execPath, [script])
    const ended = once(parent, 'exit')
    while (!existsSync(beat)) await wait(50)

    parent.kill(signal)
    expect(await ended).toEqual([null, signal])
    // On a busy machine, the child may get no time to check whether its parent is gone.
    let [last, now] = ['', await readFile(beat, 'utf8')]
    while (now !== last) {
      await wait(300)
      ;[last, now] = [now, await readFile(beat, 'utf8')]
    }
    expect(now).not.toBe('')
  },
)

it('tells what a tool has printed with the build that it was printed in', async () => {
  const loud = "{ apply: () => console.warn('a tool has something to say') }"

  expect(await bundle(loud)).toEqual({ isOk: true, output: 'a tool has something to say' })
  await removeFolder(folder)
  folder = await newWorkspace()
  expect(await bundle('')).toEqual({ isOk: true, output: '' })
})
