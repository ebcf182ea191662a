import { REGISTRY } from '../testing/registry.data'
import { readRegistry } from './readRegistry'

const { contract, release, hostVersion, packages, remotes: REMOTES } = REGISTRY
const canary = { below: 1_000, cohort: 'trading', remote: { ...REMOTES[0], version: '0.2.0-def' } }
const WRITTEN = { contract, release, hostVersion, packages, remotes: REMOTES }
const [trading, strategy] = REMOTES
const ideas = {
  ...trading,
  name: 'ideas',
  pages: trading?.pages.map((page) => ({ ...page, path: '/ideas', title: { en: 'Ideas' } })),
}

function read(...entries: unknown[]) {
  return readRegistry('It', { ...WRITTEN, remotes: entries })
}

it('reads what delivery writes', () => {
  expect(readRegistry('It', WRITTEN)).toEqual(REGISTRY)
})

it('takes a remote of which nobody has heard, and fields that nobody knows', () => {
  const newer = { ...ideas, canary: { percent: 5 }, entry: { ...trading?.entry, bytes: 7 } }
  expect(read(trading, newer)).toEqual({
    ...WRITTEN,
    remotes: [trading, ideas],
    leftOut: [],
    canaries: [],
  })
  expect(readRegistry('It', { ...WRITTEN, region: 'eu' })).toEqual(REGISTRY)
})

it.each([
  ['no list', 'canaries'],
  ['nothing', [null]],
  ['one for more than everybody', [{ ...canary, below: 10_001 }]],
  ['one of a later contract', [{ ...canary, remote: { ...canary.remote, contract: 99 } }]],
  ['one without an entry', [{ ...canary, remote: { ...canary.remote, entry: 7 } }]],
])('passes over canaries that are %s, and goes on with what is live', (_what, canaries) => {
  expect(readRegistry('It', { ...WRITTEN, canaries })).toEqual(REGISTRY)
  if (!Array.isArray(canaries)) return
  const { remotes, canaries: read } = readRegistry('It', {
    ...WRITTEN,
    canaries: [...canaries, { ...canary, since: 'today' }],
  })
  expect(remotes).toEqual(REMOTES)
  expect(read).toEqual([canary])
})

it('leaves out a remote of a later contract, whatever its shape', () => {
  const { remotes, leftOut } = read({ ...ideas, contract: 99, entry: 'elsewhere' }, strategy)
  expect(remotes).toEqual([strategy])
  expect(leftOut).toMatchObject([
    {
      name: 'ideas',
      version: '0.1.0-abc',
      reason: { kind: 'contract', contract: 99 },
      pages: [{ path: '/ideas', title: { en: 'Ideas' } }],
    },
  ])
})

it.each([
  ['no entry', { ...ideas, entry: undefined }, 'remotes.0.entry'],
  ['a hash of another kind', { ...ideas, entry: { url: '/x', integrity: 'md5-x' } }, 'integrity'],
  ['the name of the host', { ...ideas, name: 'host' }, 'remotes.0.name'],
  ['a name with a slash', { ...ideas, name: '../x' }, 'remotes.0.name'],
  ['a contract in words', { ...ideas, contract: 'two' }, 'remotes.0.contract'],
])('leaves out a remote with %s, and says where', (_what, entry, place) => {
  const { remotes, leftOut } = read(entry, strategy)
  expect(remotes).toEqual([strategy])
  expect(leftOut).toMatchObject([{ reason: { place: expect.stringContaining(place) } }])
  expect(leftOut[0]?.pages.map(({ path }) => path)).toEqual(['/ideas'])
})

it.each([null, 7, 'trading', [], {}])('survives %j in the place of a remote', (entry) => {
  const { remotes, leftOut } = read(strategy, entry)
  expect(remotes).toEqual([strategy])
  expect(leftOut).toMatchObject([{ name: '#2', version: undefined, pages: [] }])
})

it('names a page after its path where its title cannot be read, and passes over what is no path', () => {
  const pages = [{ path: '/ideas', title: 'Ideas' }, { path: 'javascript:alert(1)' }, null, 7]
  expect(read({ ...ideas, pages }).leftOut[0]?.pages).toMatchObject([
    { path: '/ideas', title: { en: '/ideas' } },
  ])
})

it('gives the path of one that is left out to the remote that answers it', () => {
  const pages = [{ path: '/news' }, { path: '/ideas' }]
  const { leftOut } = read({ name: 'thief', pages }, trading)
  expect(leftOut[0]?.pages.map(({ path }) => path)).toEqual(['/ideas'])
})

it.each([
  [{ ...WRITTEN, release: 'seven' }, 'release'],
  [{ ...WRITTEN, remotes: {} }, 'remotes'],
  [null, 'contract'],
])('throws when it is no registry', (data, place) => {
  expect(() => readRegistry('It', data)).toThrow(`It is not valid at ${place}`)
})
