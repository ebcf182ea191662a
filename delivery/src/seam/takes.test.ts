import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../process/run.ts'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { ROOT } from '../process/root.ts'
import type { Seam } from './seam.ts'

const TAKES = pathToFileURL(join(ROOT, 'shared/build/seam/takes.ts')).href

/** A remote that takes two packages: `kit`, of which it brings a copy, and the singleton `state`. */
const FILES = {
  'page.js': `
    import { Button, Card, theme } from 'kit'
    import { closePanelAtom, panelIdsAtom } from 'state'
    import 'state/start'
    import * as whole from 'state/whole'
    import { unseen } from './helpers.js'
    import { price } from './market.js'
    export default () => [Button, theme.color.gain, panelIdsAtom.map(Boolean), price, whole]
    export const lazy = () => import('state/lazy')
    function neverCalled() { return [Card, closePanelAtom] }`,
  'helpers.js': `import { helperAtom } from 'state'
    export const unseen = () => helperAtom
    export const seen = 1`,
  'market.js': `export { priceAtom as price, volumeAtom } from 'state'`,
  'node_modules/kit/package.json': `{ "version": "0.3.4", "sideEffects": false, "type": "module" }`,
  'node_modules/kit/index.js': `import { settingsAtom } from 'state'
    export const Button = () => settingsAtom
    export const Card = 1
    export const theme = { color: { gain: 'green' } }`,
  'node_modules/state/package.json': `{ "version": "0.3.0", "sideEffects": false, "type": "module" }`,
}

let folder: string
let takes: Omit<Seam, 'declarations'>

beforeAll(async () => {
  folder = await newFolder()
  for (const [path, content] of Object.entries({ ...FILES, 'build.mjs': build() })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const { isOk, output } = await run('node', [join(folder, 'build.mjs')], { isCaptured: true })
  if (!isOk) throw new Error(output)
  takes = JSON.parse(await readFile(join(folder, 'takes.json'), 'utf8'))
})

afterAll(() => removeFolder(folder))

function build(): string {
  const webpack = pathToFileURL(join(ROOT, 'node_modules/webpack/lib/index.js')).href
  return `
    import { writeFileSync } from 'node:fs'
    import webpack from '${webpack}'
    import { takesOf } from '${TAKES}'
    const fromHost = { singleton: true, strictVersion: true, requiredVersion: '^0.3.0', import: false }
    const container = new webpack.container.ContainerPlugin({
      name: 'small',
      library: { type: 'var', name: 'small' },
      filename: 'entry.js',
      exposes: { './page': './page.js' },
    })
    const sharing = new webpack.sharing.ConsumeSharedPlugin({
      consumes: {
        kit: { requiredVersion: '~0.3.4' },
        ...Object.fromEntries(
          ['state', 'state/start', 'state/whole', 'state/lazy'].map((key) => [key, fromHost]),
        ),
      },
    })
    const ask = {
      apply: (compiler) => compiler.hooks.compilation.tap('ask', (compilation) => {
        compilation.hooks.afterOptimizeDependencies.tap('ask', () => {
          writeFileSync('${folder}/takes.json', JSON.stringify(takesOf(compilation)))
        })
      }),
    }
    webpack({
      mode: 'production',
      context: '${folder}',
      entry: {},
      output: { path: '${folder}/dist' },
      optimization: { minimize: false },
      plugins: [container, sharing, ask],
    }, (problem, stats) => {
      if (!problem && !stats.hasErrors()) return
      console.error(problem ?? stats.toString())
      process.exit(1)
    })`
}

it('names what the modules of a build use, members included, and nothing that they only import', () => {
  expect(takes.names.kit).toEqual(['Button', 'theme.color.gain'])
  expect(takes.names.state).toEqual(['panelIdsAtom', 'priceAtom'])
})

it('keeps apart what a copy uses that the build brings along', () => {
  expect(takes.copies).toEqual({
    kit: { version: '0.3.4', names: { state: ['settingsAtom'] } },
  })
})

it('says everything where the whole namespace is handed on', () => {
  expect(takes.names['state/whole']).toEqual(['*'])
  expect(takes.names['state/lazy']).toEqual(['*'])
})

it('knows a module that is taken for its effect alone', () => {
  expect(takes.names['state/start']).toEqual([])
})

it('gives the range in which another copy will do', () => {
  expect(takes.ranges.kit).toBe('~0.3.4')
  expect(takes.ranges['state/lazy']).toBe('~0.3.0')
})
