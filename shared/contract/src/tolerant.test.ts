import * as v from 'valibot'
import { Built } from './built'
import { History } from './history'
import { parseAs } from './parse'
import { Registry } from './registry'
import { tolerant } from './tolerant'

const file = { url: '/ideas/1/entry.js', integrity: 'sha384-abc' }
const page = {
  path: '/ideas',
  expose: './src/IdeasPage.tsx',
  title: { en: 'Ideas' },
  description: { en: 'Ideas.' },
  files: [file],
}
const remote = { name: 'ideas', version: '1', container: 'c', entry: file, pages: [page] }
const registry = { contract: 1, release: 1, hostVersion: '1', packages: {}, remotes: [remote] }

it('leaves out the fields that a schema does not know, at every depth', () => {
  const newer = {
    ...registry,
    region: 'eu',
    packages: { '@aldergate/market': [{ ...file, bytes: 7 }] },
    remotes: [
      {
        ...remote,
        texts: { es: [{ ...file, bytes: 7 }] },
        canary: { percent: 5 },
        entry: { ...file, bytes: 7 },
        pages: [{ ...page, icon: 'bulb', title: { en: 'Ideas', de: 'Ideen' } }],
      },
    ],
  }
  expect(() => parseAs(Registry, 'it', newer)).toThrow('it is not valid at')
  expect(parseAs(tolerant(Registry), 'it', newer)).toEqual({
    ...registry,
    packages: { '@aldergate/market': [file] },
    remotes: [{ ...remote, texts: { es: [file] } }],
  })
})

it('goes on asking for what the schema asks for', () => {
  const lacking = { ...registry, remotes: [{ ...remote, entry: { url: 7 } }] }
  expect(() => parseAs(tolerant(Registry), 'it', lacking)).toThrow(
    'it is not valid at remotes.0.entry.url',
  )
})

it('looks into each kind of build', () => {
  const built = {
    kind: 'remote',
    name: 'ideas',
    packageVersion: '1.0.0',
    contract: 1,
    container: 'c',
    entry: 'entry.js',
    requires: {},
    spares: {},
    spareFiles: [],
    pages: [{ ...page, files: ['page.js'], drawn: [] }],
    texts: {},
    mode: 'production',
    inputs: 'i',
  }
  const newer = {
    ...built,
    pages: built.pages.map((each) => ({ ...each, weight: 7 })),
    region: 'eu',
  }
  expect(() => parseAs(Built, 'it', newer)).toThrow('it is not valid at')
  expect(parseAs(tolerant(Built), 'it', newer)).toEqual(built)
})

it('looks into what may be null, such as the canaries of a history', () => {
  const past = { release: 2, when: '2026-01-01T00:00:00.000Z', why: 'a test', versions: {} }
  const canary = { version: '2', below: 500 }
  const history = { releases: [{ ...past, canaries: { ideas: canary, trading: null } }] }
  const newer = {
    releases: [{ ...past, canaries: { ideas: { ...canary, cohort: 'c' }, trading: null } }],
  }
  expect(() => parseAs(History, 'it', newer)).toThrow('it is not valid at')
  expect(parseAs(tolerant(History), 'it', newer)).toEqual(history)
})

it('keeps what stands in for a field that an older program did not write', () => {
  const schema = v.strictObject({ files: v.optional(v.array(v.string()), []) })
  expect(v.parse(tolerant(schema), {})).toEqual({ files: [] })
})
