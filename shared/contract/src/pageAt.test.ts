import { pageAt } from './pageAt'
import type { Registry } from './registry'

function registryOf(...paths: string[]): Registry {
  const file = { url: '/content/1/entry.js', integrity: 'sha384-abc' }
  const pages = paths.map((path) => ({
    path,
    expose: './src/Page.tsx',
    title: { en: path },
    description: { en: path },
    files: [],
  }))
  const remote = { name: 'content', version: '1', container: 'c', entry: file, pages } as const
  return { contract: 1, release: 1, hostVersion: '1', packages: {}, remotes: [remote] }
}

const REGISTRY = registryOf('/', '/blog/:id', '/blog', '/blog/archive')

it.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/reading-the-spread', '/blog/:id'],
  ['/blog/reading-the-spread/', '/blog/:id'],
])('answers %s with the page %s', (path, page) => {
  expect(pageAt(REGISTRY, path)?.page.path).toBe(page)
})

it('prefers a page of exactly this path to one with a parameter', () => {
  expect(pageAt(REGISTRY, '/blog/archive')?.page.path).toBe('/blog/archive')
})

it('has no page where the parameter is empty', () => {
  const registry = registryOf('/blog/:id/comments')
  expect(pageAt(registry, '/blog/a/comments')).toBeDefined()
  expect(pageAt(registry, '/blog//comments')).toBeUndefined()
})

it.each(['/blog/a/b', '/blogs', '/news', '//blog'])('has no page for %s', (path) => {
  expect(pageAt(REGISTRY, path)).toBeUndefined()
})
