/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { ownConsumes } from './consumes.ts'
import { ownGives } from './gives.ts'
import { bundled } from '../jest/bundled'

const folder = mkdtempSync(join(tmpdir(), 'consumes-'))

interface Container {
  init: (scope: Record<string, Record<string, object>>) => void
  get: (expose: string) => Promise<() => { said: string }>
}

/** A remote with a page that says which singleton and which part it was given; of the part it brings a copy. */
beforeAll(async () => {
  writeFileSync(join(folder, 'part.js'), 'export const name = "its own part"')
  writeFileSync(
    join(folder, 'page.js'),
    'import { name as one } from "single"; import { name } from "part"; export const said = `${one}, ${name}`',
  )
  const consumes = {
    single: { requiredVersion: '^19.3.0', singleton: true, strictVersion: true, import: false },
    part: { requiredVersion: '~1.2.3', import: './part.js' },
  } as const
  await bundled({
    mode: 'production',
    context: folder,
    target: 'node',
    entry: {},
    output: { path: join(folder, 'dist'), uniqueName: 'remote' },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: 'remote',
        filename: 'entry.js',
        library: { type: 'commonjs-module' },
        exposes: { './page': './page.js' },
      }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes }),
      ownConsumes(),
      ownGives(),
    ],
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A part in a version, as somebody shares it. */
function given(name: string, state: object = {}) {
  return { get: async () => () => ({ name }), from: 'host', ...state }
}

function load(scope: Record<string, Record<string, object>>) {
  jest.resetModules()
  const container = jest.requireActual<Container>(join(folder, 'dist/entry.js'))
  container.init(scope)
  return { said: async () => (await container.get('./page'))().said }
}

const single = { '19.3.1': given('the one') }

it('takes the newest of what fits, be it the host’s or its own', async () => {
  const parts = { '1.2.10': given('1.2.10'), '1.2.9': given('1.2.9'), '1.3.0': given('1.3.0') }

  expect(await load({ single, part: parts }).said()).toBe('the one, 1.2.10')
  expect(await load({ single, part: { '1.2.3': given('same', { loaded: 1 }) } }).said()).toBe(
    'the one, same',
  )
})

it.each(['1.2.2', '1.3.0', '2.2.3', '1.2.4-rc.1'])(
  'runs on its own copy where there is only %s of a part',
  async (version) => {
    const part = { [version]: given('another') }
    expect(await load({ single, part }).said()).toBe('the one, its own part')
  },
)

it.each(['19.2.9', '20.0.0', '18.9.9', '19.4.0-rc.1'])(
  'does not run on %s of a singleton, and says what there is',
  async (version) => {
    const { said } = load({ single: { [version]: given('another') } })
    await expect(said()).rejects.toThrow(
      `No version that fits is shared of single, but ${version}.`,
    )
  },
)

it('takes of a singleton the one that runs, though there is a newer one', async () => {
  const both = { '19.4.0': given('newer'), '19.3.5': given('running', { loaded: 1 }) }
  expect(await load({ single: both }).said()).toBe('running, its own part')
})

it('asks again for a part that did not come', async () => {
  let tries = 0
  const late = {
    get: async () => {
      tries += 1
      if (tries === 1) throw new Error('It did not come.')
      return () => ({ name: 'late' })
    },
  }
  const { said } = load({ single: { '19.3.0': late } })

  await expect(said()).rejects.toThrow('It did not come.')
  expect(await said()).toBe('late, its own part')
})
