import {
  handmadeFiles,
  handmadeHost,
  handmadePage,
  handmadeRemote,
} from '../testing/handmadeBuilds.ts'
import { documentsOf } from './documents.ts'
import { registryOf } from './registryOf.ts'

const drawing = (path: string) => ({ path, markup: 'drawn/page.html', style: 'drawn/page.css' })

const FRAME = [
  { path: '/news', markup: 'drawn/frame-news.html', style: 'drawn/frame.css' },
  { path: '/*', markup: 'drawn/frame.html', style: 'drawn/frame.css' },
]

const FILES: Record<string, string> = {
  'boot.js': 'hint()',
  'drawn/ground.css': "@font-face{src:url('inter.woff2')}",
  'drawn/frame.html': '<main><slot></slot></main>',
  'drawn/frame-news.html': '<nav>News</nav><main><slot></slot></main>',
  'drawn/frame.css': '.frame{}',
  'drawn/page.html': '<p>$&</p>',
  'drawn/page.css': '.page{}',
}

async function documents(host = handmadeHost({ ground: 'drawn/ground.css', frame: FRAME })) {
  const news = { ...handmadePage('/news'), drawn: [drawing('/news')] }
  const alias = { ...handmadePage('/market-news'), drawn: [drawing('/market-news')] }
  const article = {
    ...handmadePage('/news/:id'),
    expose: './src/news/ArticlePage.tsx',
    drawn: [{ ...drawing('/news/one'), title: 'One', description: 'The first.' }],
  }
  const undrawn = handmadePage('/live')
  const remote = handmadeRemote({ pages: [news, alias, article, undrawn] })
  const hashes = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `sha384-${name}`]))
  const composition = {
    host: { version: '1-h', built: host, integrity: hashes(Object.keys(handmadeFiles(host))) },
    remotes: [{ version: '1-r', built: remote, integrity: hashes(['remoteEntry.js', 'page.js']) }],
    canaries: [],
  }
  const registry = registryOf({ release: 1 }, composition)
  const all = await documentsOf(composition, registry, (_published, file) =>
    Promise.resolve(FILES[file] ?? ''),
  )
  return new Map(all.map(({ file, html }) => [file, html]))
}

it('makes a document of each place that is drawn, and one for all others, which comes last', async () => {
  expect([...(await documents()).keys()]).toEqual([
    'documents/news.html',
    'documents/market-news.html',
    'documents/news/one.html',
    'index.html',
  ])
})

it('puts the page into the frame of its path as it stands', async () => {
  const all = await documents()

  expect(all.get('documents/news.html')).toContain('<nav>News</nav><main><p>$&</p></main>')
  expect(all.get('documents/market-news.html')).toContain('data-drawn><main><p>$&</p></main>')
  expect(all.get('index.html')).toContain('<div id="root"></div>')
})

it('names a page by its first path, and a place by its own', async () => {
  const all = await documents()

  expect(all.get('documents/market-news.html')).toContain('<link rel="canonical" href="/news">')
  expect(all.get('documents/news/one.html')).toContain('<link rel="canonical" href="/news/one">')
  expect(all.get('documents/news/one.html')).toContain('<title>One · ')
  expect(all.get('documents/news/one.html')).toContain('content="The first."')
})

it('gives the fonts of the ground their addresses, in every document', async () => {
  for (const html of (await documents()).values()) {
    expect(html).toContain("src:url('/host/1-h/inter.woff2')")
  }
})

it('has the one document alone with a host that has drawn no frame', async () => {
  expect([...(await documents(handmadeHost())).keys()]).toEqual(['index.html'])
})
