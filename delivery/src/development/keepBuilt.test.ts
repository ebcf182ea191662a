import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { keepBuilt, type KeptBuild } from './keepBuilt.ts'
import type { Progress } from './progress.ts'

jest.setTimeout(60_000)

let folder: string
let build: KeptBuild
let told: Progress[]
let wake: () => void

beforeEach(async () => {
  folder = await newFolder()
  told = []
  await configure('page.js')
  await writeFile(join(folder, 'page.js'), 'globalThis.page = 1')
})

afterEach(async () => {
  await build.stop()
  await removeFolder(folder)
})

function configure(entry: string) {
  const file = join(folder, 'webpack.config.mjs')
  const optimization = '{ emitOnErrors: false }'
  return writeFile(
    file,
    `export default {
      mode: 'development', devtool: false, context: '${folder}', entry: './${entry}',
      output: { filename: 'main.js' }, optimization: ${optimization},
    }`,
  )
}

function keep(isOnce = false) {
  build = keepBuilt({
    folder,
    output: join(folder, 'dist'),
    isOnce,
    onProgress: (progress) => {
      told.push(progress)
      wake?.()
    },
  })
}

/** The next end of a build. */
async function next(): Promise<Progress> {
  for (;;) {
    const progress = told.shift()
    if (progress && progress.status !== 'building') return progress
    if (!progress) await new Promise<void>((resolve) => (wake = resolve))
  }
}

function built() {
  return readFile(join(folder, 'dist/main.js'), 'utf8')
}

it('builds again with each save, and leaves the last good build while a source cannot be compiled', async () => {
  keep()
  const first = await next()
  expect(first).toMatchObject({ status: 'built', report: '' })

  await writeFile(join(folder, 'page.js'), 'globalThis.page = 2')
  const second = await next()
  expect(second.status).toBe('built')
  expect(second).not.toMatchObject({ hash: 'hash' in first && first.hash })
  expect(await built()).toContain('page = 2')

  await writeFile(join(folder, 'page.js'), 'globalThis.page = }')
  const third = await next()
  expect(third).toMatchObject({ status: 'failed', report: expect.stringContaining('page.js') })
  expect(await built()).toContain('page = 2')

  await writeFile(join(folder, 'page.js'), 'globalThis.page = 4')
  expect((await next()).status).toBe('built')
  expect(await built()).toContain('page = 4')
})

it('says once what is wrong, also where several modules meet it, and not where a loader has stumbled', async () => {
  const loader = join(folder, 'loader.cjs')
  await writeFile(loader, "module.exports = () => { throw new Error('en.arb is wrong') }")
  await writeFile(
    join(folder, 'page.js'),
    ['en', 'es'].map((language) => `import '${loader}!./page.js?${language}'`).join('\n'),
  )
  keep()

  const { report } = (await next()) as Extract<Progress, { status: 'failed' }>
  expect(report.match(/en\.arb is wrong/g)).toHaveLength(1)
  expect(report).not.toMatch(/^ +at /m)
})

it('takes a new configuration by a restart, also after one that could not be read', async () => {
  await writeFile(join(folder, 'webpack.config.mjs'), 'no.such.thing')
  keep()
  expect(await next()).toMatchObject({
    status: 'failed',
    report: expect.stringContaining('no is not defined'),
  })

  await writeFile(join(folder, 'other.js'), 'globalThis.other = 1')
  await configure('other.js')
  await build.restart()
  expect((await next()).status).toBe('built')
  expect(await built()).toContain('other = 1')
})

it('says where a configuration cannot be read', async () => {
  await writeFile(join(folder, 'webpack.config.mjs'), `import './wanted.ts'`)
  await writeFile(join(folder, 'wanted.ts'), 'const one = 1\nconst two = {,}\n')
  keep()

  const { report } = (await next()) as Extract<Progress, { status: 'failed' }>
  expect(report).toMatch(/wanted\.ts:2\n/)
  expect(report).toContain('const two = {,}')
  expect(report).not.toMatch(/ at /)
})

it('builds once only what nobody edits, and ends', async () => {
  keep(true)
  expect((await next()).status).toBe('built')

  await build.stop()
  expect(told).toEqual([])
})

it('says of a build that ended before its time that it did', async () => {
  await writeFile(join(folder, 'webpack.config.mjs'), 'process.exit(3)')
  keep()

  expect(await next()).toEqual({
    status: 'failed',
    report: 'The build ended by itself, with code 3.',
  })
})
