import { REGISTRY } from '../testing/registry.data'
import { filesAhead } from './filesAhead'

function ahead(registry: unknown, path = '/news', language?: string) {
  return filesAhead(JSON.stringify(registry), path, { language }).map(({ url }) => url)
}

const NEWS = ['/trading/0.1.0-abc/remoteEntry.js', '/trading/0.1.0-abc/page.js']
const [trading, ...others] = REGISTRY.remotes

it('names the entry and the files of the page that the path asks for', () => {
  expect(ahead(REGISTRY)).toEqual(NEWS)
  expect(ahead(REGISTRY, '/nowhere')).toEqual([])
})

it.each([
  ['null', null],
  ['text', 'nonsense'],
  ['an entry without pages', { name: 'ideas', entry: trading?.entry }],
  ['pages that are none', { ...trading, pages: [null] }],
  ['a path that is none', { ...trading, pages: [{ path: 7, files: [] }] }],
  ['a file without a URL', { ...trading, entry: { integrity: 'sha384-abc' } }],
  ['a later contract', { ...trading, contract: 99 }],
])('passes over an entry that is %s, and finds the others', (_what, entry) => {
  expect(ahead({ ...REGISTRY, remotes: [entry, ...REGISTRY.remotes] })).toEqual(NEWS)
  expect(ahead({ ...REGISTRY, remotes: [entry, ...others] })).toEqual([])
})

it.each([undefined, null, '', '{', 'null', '[]', '{"remotes":7}'])(
  'asks for nothing when the registry is %s',
  (json) => {
    expect(filesAhead(json, '/news')).toEqual([])
  },
)

it('names the texts of host and remote in the language asked for, and English ones where it is not spoken', () => {
  const file = (name: string) => [{ url: `/${name}.js`, integrity: 'sha384-abc' }]
  const registry = {
    ...REGISTRY,
    texts: { en: file('host-en'), fr: file('host-fr') },
    remotes: [{ ...trading, texts: { en: file('trading-en') } }, ...others],
  }

  expect(ahead(registry)).toEqual([...NEWS, '/host-en.js', '/trading-en.js'])
  expect(ahead(registry, '/news', 'fr')).toEqual([...NEWS, '/host-fr.js', '/trading-en.js'])
})

it('names the files of the packages that the page and the host itself take, each once', () => {
  const file = (name: string) => [{ url: `/host/${name}.js`, integrity: 'sha384-abc' }]
  const packages = { '@aldergate/ui': file('ui'), '@aldergate/market': file('market') }
  const [page] = trading?.pages ?? []
  const remotes = [{ ...trading, pages: [{ ...page, packages: ['@aldergate/ui', 'unknown'] }] }]
  const json = JSON.stringify({ ...REGISTRY, remotes, packages })
  const asked = filesAhead(json, '/news', { wanted: ['@aldergate/ui', '@aldergate/market'] })

  expect(asked.map(({ url }) => url)).toEqual([...NEWS, '/host/ui.js', '/host/market.js'])
})
