import { handmadeHost, handmadePage, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { registryOf } from './registryOf.ts'

const host = handmadeHost({ packages: { '@aldergate/ui': ['ui.js'] }, texts: { fr: ['fr.js'] } })
const remote = { version: '1-r', built: handmadeRemote(), integrity: { 'page.js': 'sha384-page' } }

it('names every file of a package and of a language with its hash', () => {
  const integrity = { 'ui.js': 'sha384-ui', 'fr.js': 'sha384-fr' }

  expect(
    registryOf(
      { release: 7 },
      { host: { version: '1-h', built: host, integrity }, remotes: [], canaries: [] },
    ),
  ).toEqual({
    contract: 1,
    release: 7,
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    hostVersion: '1-h',
    packages: { '@aldergate/ui': [{ url: '/host/1-h/ui.js', integrity: 'sha384-ui' }] },
    texts: { fr: [{ url: '/host/1-h/fr.js', integrity: 'sha384-fr' }] },
    remotes: [],
  })
})

it('leaves out of the packages of a page those that its remote has to bring itself, whose file comes with the page', () => {
  const packages = ['@aldergate/ui', '@aldergate/market', '@aldergate/platform']
  const provides = { ...host.provides, '@aldergate/ui': '1.7.0', '@aldergate/market': '2.3.9' }
  const spares = { '@aldergate/ui': '~1.6.1', '@aldergate/market': '~2.3.6' }
  const built = handmadeRemote({
    spares,
    spareFiles: ['spare.js'],
    pages: [{ ...handmadePage('/news'), packages }, handmadePage('/trading-view')],
  })
  const integrity = {
    'remoteEntry.js': 'sha384-entry',
    'page.js': 'sha384-page',
    'spare.js': 'sha384-spare',
  }
  const remote = { version: '1-r', built, integrity }
  const canary = { ...remote, version: '2-r', below: 1_000, cohort: 'trading' }
  const { remotes, canaries } = registryOf(
    { release: 7 },
    {
      host: { version: '1-h', built: handmadeHost({ provides }), integrity: {} },
      remotes: [remote],
      canaries: [canary],
    },
  )

  for (const { pages } of [...remotes, ...(canaries ?? []).map((each) => each.remote)]) {
    expect(pages[0]?.packages).toEqual(['@aldergate/market', '@aldergate/platform'])
    expect(pages.map(({ files }) => files.map(({ integrity }) => integrity))).toEqual([
      ['sha384-page', 'sha384-spare'],
      ['sha384-page'],
    ])
  }
})

it('says what the settings of the store allow, and nothing of what they do not', () => {
  const integrity = { 'ui.js': 'sha384-ui', 'fr.js': 'sha384-fr' }
  const composition = {
    host: { version: '1-h', built: host, integrity },
    remotes: [],
    canaries: [],
  }
  const origins = ['https://mirror.example.com']

  expect(registryOf({ release: 7 }, composition, { allowsOverrides: true, origins })).toMatchObject(
    {
      allowsOverrides: true,
      origins,
    },
  )
  const silent = registryOf({ release: 7 }, composition, { allowsOverrides: false, origins: [] })
  expect(JSON.stringify(silent)).not.toMatch(/allowsOverrides|origins/)
})

it('never names a file without its hash', () => {
  const sound = { version: '1-h', built: handmadeHost(), integrity: {} }

  expect(() =>
    registryOf({ release: 7 }, { host: sound, remotes: [remote], canaries: [] }),
  ).toThrow(
    'trading 1-r has no hash of remoteEntry.js: mend it with npm run verify:store -- --repair.',
  )
})
