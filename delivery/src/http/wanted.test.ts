import { wantedBy } from './wanted.ts'

const HTML = 'text/html,application/xhtml+xml'
const VERSION = '0.1.0-0123456789ab'

it.each([
  ['/', 'index.html'],
  ['/?seed=42', 'index.html'],
  ['/news', 'news'],
  ['/registry.json', 'registry.json'],
  ['/caf%C3%A9', 'café'],
])('reads %s as the file %s', (url, file) => {
  expect(wantedBy(url, HTML)?.file).toBe(file)
})

it('keeps the files of a version, and no others, as immutable', () => {
  expect(wantedBy(`/trading/${VERSION}/page.js`, '')?.isImmutable).toBe(true)
  expect(wantedBy(`/trading/${VERSION}`, '')?.isImmutable).toBe(false)
  expect(wantedBy('/fonts/inter.woff2', '')?.isImmutable).toBe(false)
})

it('takes a path without an extension as a page, also below the name of a remote', () => {
  expect(wantedBy('/portfolio/', HTML)?.document).toBeDefined()
  expect(wantedBy('/dashboard/no-such-page', HTML)?.document).toBeDefined()
  expect(wantedBy('/news', '*/*')?.document).toBeDefined()
})

it.each([
  ['/', 'documents/index.html'],
  ['/news?seed=42', 'documents/news.html'],
  ['/blog/spreads', 'documents/blog/spreads.html'],
])('reads %s as a page with the document %s', (url, document) => {
  expect(wantedBy(url, HTML)?.document).toBe(document)
})

it.each(['/documents', '/documents/news.html', '/Documents//news.html.br'])(
  'gives the document %s only where its page is',
  (url) => {
    expect(wantedBy(url, HTML)).toBeUndefined()
  },
)

it('takes a name with an extension as a page only of a browser that goes there', () => {
  expect(wantedBy('/dashboard.html', HTML)?.document).toBeDefined()
  expect(wantedBy('/login.php/', HTML)?.document).toBeDefined()
  expect(wantedBy('/blog/v1.2', HTML)?.document).toBe('documents/blog/v1.2.html')
  expect(wantedBy('/news.js', '*/*')?.document).toBeUndefined()
  expect(wantedBy('/news.js', '')?.document).toBeUndefined()
})

it('takes nothing else as a page', () => {
  expect(wantedBy('/news', 'application/json')?.document).toBeUndefined()
  expect(wantedBy(`/trading/${VERSION}/page`, HTML)?.document).toBeUndefined()
  expect(wantedBy(`/trading/${VERSION}`, HTML)?.document).toBeUndefined()
})

it('takes a path that only resembles a record as what it is', () => {
  expect(wantedBy('/releases', HTML)?.document).toBeDefined()
  expect(wantedBy('/releases/notes', HTML)?.document).toBeDefined()
  expect(wantedBy(`/trading/${VERSION}/newest.json`, '')?.isImmutable).toBe(true)
})

it.each([
  '/releases/000001.json',
  '/releases/000001.json.',
  '/trading/newest.json',
  '/host//newest.json',
])('never serves the record %s', (url) => {
  expect(wantedBy(url, HTML)).toBeUndefined()
})

it.each([
  `/trading/${VERSION}.maps/page.js.map`,
  `/trading/${VERSION}.maps/`,
  `/trading/${VERSION}/page.js.map`,
  `/trading/${VERSION}/page.js.map.br`,
  '/page.JS.MAP',
  '/trading//a.map',
])('serves the source map %s to those only who develop', (url) => {
  expect(wantedBy(url, HTML)).toBeUndefined()
  expect(wantedBy(url, HTML, true)).toBeDefined()
})

it.each(['/map', '/maps/of-the-site', '/site.mapping'])(
  'takes %s, which only resembles a source map, as what it is',
  (url) => {
    expect(wantedBy(url, HTML)).toBeDefined()
  },
)

it.each(['/../secret', '/a/%2e%2e/b', '/.env', '/.env%', '/host/.x.tmp/a.js', '/a%5Cb', 'x'])(
  'never serves %s',
  (url) => {
    expect(wantedBy(url, HTML)).toBeUndefined()
  },
)

it.each(['/blog/%', '/blog/%E0%A4%A', '/%zz/', '/dashboard%00'])(
  'takes %s, which cannot be read, as a page that there is not',
  (url) => {
    expect(wantedBy(url, HTML)?.document).toBeDefined()
    expect(wantedBy(`${url}.js`, HTML)?.document).toBeUndefined()
    expect(wantedBy(url, HTML)?.file).not.toContain('\0')
  },
)
