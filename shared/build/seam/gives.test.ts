/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { ownGives } from './gives.ts'
import { bundled } from '../jest/bundled'

const folder = mkdtempSync(join(tmpdir(), 'gives-'))

interface Given {
  get: () => Promise<() => { name: string }>
}

interface Bundle {
  shared: () => Record<string, Record<string, Given>>
}

/** A host that gives a part, which is in a file of its own; and a build that gives nothing. */
beforeAll(async () => {
  writeFileSync(join(folder, 'part.js'), 'export const name = "a part"')
  const shared = `export const shared = () => {
    __webpack_init_sharing__("default")
    return __webpack_share_scopes__.default
  }`
  writeFileSync(join(folder, 'host.js'), `${shared}; export const part = () => import("./part.js")`)
  writeFileSync(join(folder, 'alone.js'), shared)
  const provides = { './part.js': { shareKey: '@aldergate/part', version: '1.2.3' } }
  for (const name of ['host', 'alone']) {
    await bundled({
      mode: 'production',
      context: folder,
      target: 'node',
      entry: { [name]: `./${name}.js` },
      output: {
        path: join(folder, 'dist', name),
        uniqueName: name,
        library: { type: 'commonjs2' },
      },
      optimization: { minimize: false },
      plugins: [
        ...(name === 'host' ? [new webpack.sharing.ProvideSharedPlugin({ provides })] : []),
        ownGives(),
      ],
    })
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

function load(name: string): Bundle {
  return jest.requireActual<Bundle>(join(folder, 'dist', name, `${name}.js`))
}

it('gives a part in its version, and with each taker the same one', async () => {
  const { shared } = load('host')
  const scope = shared()
  expect(Object.keys(scope)).toEqual(['@aldergate/part'])
  expect(Object.keys(scope['@aldergate/part'] ?? {})).toEqual(['1.2.3'])

  const evaluate = await scope['@aldergate/part']?.['1.2.3']?.get()
  expect(evaluate?.().name).toBe('a part')
  expect(evaluate?.()).toBe(evaluate?.())
  // The scope records which modules were taken, so it is created once.
  expect(shared()).toBe(scope)
})

it('gives nothing where there is nothing to give', () => {
  expect(load('alone').shared()).toBeUndefined()
})
