/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../jest/bundled'
import { ownNamespaces } from './namespaces.ts'

const folder = mkdtempSync(join(tmpdir(), 'namespaces-'))

type Library = Record<string, unknown> & { default: unknown }

interface Bundle {
  load: (name: string) => Promise<Library>
}

const LIBRARIES = {
  table: 'exports.parse = () => "parsed"; exports.name = "table"',
  transpiled:
    'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = "its own"; exports.name = "transpiled"',
  call: 'module.exports = Object.assign(() => "called", { version: 3 })',
}

beforeAll(async () => {
  for (const [name, code] of Object.entries(LIBRARIES)) {
    writeFileSync(join(folder, `${name}.js`), code)
  }
  const cases = Object.keys(LIBRARIES).map((name) => `${name}: () => import("./${name}.js")`)
  writeFileSync(
    join(folder, 'main.js'),
    `const all = { ${cases.join(', ')} }; export const load = (name) => all[name]()`,
  )
  await bundled({
    mode: 'production',
    context: folder,
    target: 'node',
    entry: './main.js',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [ownNamespaces()],
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

function load(name: keyof typeof LIBRARIES): Promise<Library> {
  return jest.requireActual<Bundle>(join(folder, 'dist/main.js')).load(name)
}

it('gives the names of a library, and the library as the default', async () => {
  const table = await load('table')
  expect(table.name).toBe('table')
  expect(table.default).toEqual({ name: 'table', parse: table.parse })
})

it('gives what was a module before it was transpiled as it is', async () => {
  const transpiled = await load('transpiled')
  expect(transpiled.default).toBe('its own')
  expect(transpiled.name).toBe('transpiled')
})

it('gives a library that is a function with the names on it', async () => {
  const call = await load('call')
  expect((call.default as () => string)()).toBe('called')
  expect(call.version).toBe(3)
})
