import type { Built } from '@aldergate/contract/built'
import {
  handmadeFiles,
  handmadeHost,
  handmadePage,
  handmadeRemote,
} from '../testing/handmadeBuilds.ts'
import { buildProblem } from './buildProblem.ts'

function problemOf(built: Built, changes: Record<string, string> = {}) {
  const files = Object.entries({ ...handmadeFiles(built), ...changes })
  return buildProblem(built, new Map(files.map(([path, text]) => [path, Buffer.from(text)])))
}

it('lets a build pass that is what it says', async () => {
  expect(await problemOf(handmadeRemote())).toBeUndefined()
  expect(await problemOf(handmadeHost())).toBeUndefined()
  expect(await problemOf(handmadeRemote({ packageVersion: '1.2.3-beta.4' }))).toBeUndefined()
})

it.each(['../../../x', '1.2.3/../../x', '1.2', 'v1.2.3', '1.2.3-..%2f', ''])(
  'refuses the package version "%s", which would name a folder elsewhere',
  async (packageVersion) => {
    expect(await problemOf(handmadeRemote({ packageVersion }))).toBe(
      `trading has the package version "${packageVersion}": give its package.json one like 1.2.3, ` +
        'then build it again.',
    )
  },
)

it.each([
  'releases/000099.json',
  'trading/0.1.0-0123456789ab/page.js',
  'index.html',
  'INDEX.html',
  'registry.json',
  'index.html.br',
  'composition-0123456789ab.json',
  'robots.txt.gz',
  'trading',
  '.env',
  'a\\b.txt',
])('refuses the root file %s, which is not the host’s to write', async (name) => {
  expect(await problemOf(handmadeHost({ root: [name] }), { [`root/${name}`]: '' })).toBe(
    `host would write ${name} at the root of the store: a root file has a bare name such as ` +
      'robots.txt, which is not one of the store’s own: rename it, then build host again.',
  )
})

it.each(['at_content_1', 'content_trading1', 'document', 'trading-1', 'trading 1', '1_trading'])(
  'refuses the container %s, which may be somebody else’s',
  async (container) => {
    expect(await problemOf(handmadeRemote({ container }))).toBe(
      `trading calls its container "${container}": build it by the factory of @aldergate/build, ` +
        'which calls it at_trading_… .',
    )
  },
)

it('refuses an entry that sets another container', async () => {
  expect(await problemOf(handmadeRemote(), { 'remoteEntry.js': 'var at_content_1 = {}' })).toBe(
    'trading names the container trading_1, of which its entry remoteEntry.js knows nothing: ' +
      'build it again.',
  )
})

it('refuses a page whose module the entry does not give', async () => {
  const pages = [{ ...handmadePage('/news'), expose: './src/news/OldPage.tsx' }]

  expect(await problemOf(handmadeRemote({ pages }), handmadeFiles(handmadeRemote()))).toBe(
    'trading has the page /news in ./src/news/OldPage.tsx, of which its entry remoteEntry.js ' +
      'knows nothing: build it again.',
  )
})

it('refuses a remote that would bring a React of its own', async () => {
  expect(await problemOf(handmadeRemote({ requires: {} }))).toBe(
    'trading does not require react of the host, so it would bring its own, and two in one page ' +
      'break both: build it by the factory of @aldergate/build.',
  )
})

it('refuses more pages than a document can carry', async () => {
  const pagesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => handmadePage(`/page-${index}`))

  expect(await problemOf(handmadeRemote({ pages: pagesOf(200) }))).toBeUndefined()
  expect(await problemOf(handmadeRemote({ pages: pagesOf(5000) }))).toBe(
    'trading has 5000 pages, and every visit carries them all: give it 200 at most, by a path with ' +
      'a parameter such as /blog/:id.',
  )
})
