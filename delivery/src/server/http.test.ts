import { readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { ask as askServer } from '../testing/ask.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { startNginx } from '../testing/nginxServer.ts'
import { findNginx } from '../checks/nginx.ts'
import { DOCUMENT_HEADERS, SECURITY_HEADERS } from '../http/headers.ts'
import { serveStore, type StoreServer } from './serveStore.ts'

const HTML = { accept: 'text/html' }

/** In CI these tests run even where nginx is missing, and fail: a run of all tests must not leave out half of them. */
const describeNginx = findNginx() || process.env.CI ? describe : describe.skip

describe('the embedded server', () => behavesAsExpected((store) => serveStore({ store })))
describeNginx('nginx, as the gateway configures it', () => behavesAsExpected(startNginx))

/** Tests what a browser may rely on, whichever server serves the store. */
function behavesAsExpected(start: (store: string) => Promise<StoreServer>) {
  let store: string
  let server: StoreServer
  let host: string
  let trading: string

  beforeAll(async () => {
    store = await newFolder()
    host = await publishHandmade(store, handmadeHost())
    trading = await publishHandmade(store, handmadeRemote())
    await promote({ host, trading })
    server = await start(store)
  })

  afterAll(async () => {
    await server.close()
    await removeFolder(store)
  })

  function ask(path: string, headers?: Record<string, string>, method?: string) {
    return askServer(server.url, path, headers, method)
  }

  function promote(versions: Record<string, string>) {
    return promoteVersions({ store, versions, who: 'a tester', why: 'a test' })
  }

  it('lets the files of a version be kept for a year', async () => {
    const { status, headers, body } = await ask(`/trading/${trading}/page.js`)

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(body.toString()).toBe('render()')
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/registry.json', 'application/json; charset=utf-8'],
    ['/registry.json?a=1', 'application/json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('has %s asked for each time, by its ETag', async (path, type) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toBe(type)

    const again = await ask(path, { 'if-none-match': `"other", W/${headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('judges what a browser has kept by its ETag alone, and sends a file whole', async () => {
    const { headers } = await ask('/registry.json')
    const { mtime } = await stat(join(store, 'registry.json'))
    const byTime = await ask('/registry.json', { 'if-modified-since': mtime.toUTCString() })
    const byRange = await ask('/registry.json', { range: 'bytes=0-3' })

    expect(headers).not.toHaveProperty('last-modified')
    expect(headers).not.toHaveProperty('accept-ranges')
    expect(byTime.status).toBe(200)
    expect(byRange.status).toBe(200)
    expect(byRange.headers['content-length']).toBe(headers['content-length'])
  })

  it.each(['/', '/news', '/registry.json'])(
    'sends %s only if it is still what the client asks for by its ETag, or by its time',
    async (path) => {
      const { headers } = await ask(path, HTML)
      const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT'
      const later = new Date(Date.now() + 60_000).toUTCString()
      const conditions: readonly [Record<string, string>, number][] = [
        [{ 'if-match': `"other", ${headers.etag}` }, 200],
        [{ 'if-match': '*' }, 200],
        [{ 'if-unmodified-since': later }, 200],
        [{ 'if-match': '"other"' }, 412],
        [{ 'if-match': `W/${headers.etag}` }, 412],
        [{ 'if-unmodified-since': longAgo }, 412],
        [{ 'if-unmodified-since': longAgo, 'if-none-match': String(headers.etag) }, 412],
      ]
      for (const [condition, expected] of conditions) {
        const { status, headers: got, body } = await ask(path, { ...HTML, ...condition })
        expect([condition, status]).toEqual([condition, expected])
        if (status !== 412) continue
        expect(body.toString()).toBe('This is not the file any more that was asked for.\n')
        expect(got['content-type']).toBe('text/plain; charset=utf-8')
        expect(got).toMatchObject(sent({ ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' }))
        expect(got).not.toHaveProperty('permissions-policy')
      }
    },
  )

  it('goes by whole seconds, since a date has no parts of one', async () => {
    const path = `/trading/${trading}/page.js`
    const second = Date.UTC(2026, 2, 29, 13, 47, 11)
    await utimes(join(store, path), new Date(second + 600), new Date(second + 600))
    const since = async (time: number) =>
      (await ask(path, { 'if-unmodified-since': new Date(time).toUTCString() })).status

    expect(await since(second)).toBe(200)
    expect(await since(second - 1_000)).toBe(412)
  })

  it('takes a whole address for its path', async () => {
    const [page, home] = [await ask('http://app.example/news', HTML), await ask('http://x', HTML)]
    expect([page.status, home.status]).toEqual([200, 200])
    expect(page.body.toString()).toContain('<div id="root">')
    expect((await ask('http://x/.env', HTML)).status).toBe(404)
    expect((await ask('http://x/releases/000001.json', HTML)).status).toBe(404)
  })

  it('serves a remote that is put live beside it, at once and also within the same second', async () => {
    const next = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
    const before = await ask('/')
    await promote({ trading: next })
    const after = await ask('/', { 'if-none-match': String(before.headers.etag) })
    await promote({ trading })
    const back = await ask('/', { 'if-none-match': String(after.headers.etag) })

    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain(`/trading/${next}/page.js`)
    expect(after.body).toHaveLength(before.body.length)
    expect((await ask(`/trading/${next}/page.js`)).body.toString()).toBe('better()')
    expect(back.status).toBe(200)
    expect(back.body.toString()).toContain(`/trading/${trading}/page.js`)
    // An open tab can go on loading the files of its version.
    expect((await ask(`/trading/${trading}/page.js`)).body.toString()).toBe('render()')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0.0', undefined],
    ['', undefined],
  ])('answers who accepts "%s" with the encoding %s', async (accepted, encoding) => {
    for (const path of ['/', `/host/${host}/main.js`]) {
      const { headers } = await ask(path, { 'accept-encoding': accepted })

      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  it('sends the same content in each encoding, under an ETag of its own', async () => {
    const path = `/host/${host}/main.js`
    const brotli = await ask(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await ask(path, { 'accept-encoding': 'gzip', via: '1.1 proxy' })
    const plain = await ask(path)

    expect(brotliDecompressSync(brotli.body).toString()).toBe('start()')
    expect(gunzipSync(gzip.body).toString()).toBe('start()')
    expect(plain.body.toString()).toBe('start()')
    for (const { headers, body } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(headers['content-length']).toBe(String(body.length))
    }
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)

    const ifNoneMatch = { 'if-none-match': String(brotli.headers.etag) }
    const again = await ask(path, { 'accept-encoding': 'br', ...ifNoneMatch })
    expect(again.status).toBe(304)
    expect(again.headers.vary).toBe('Accept-Encoding')
  })

  it('sends as it is what is compressed already', async () => {
    const { headers } = await ask(`/host/${host}/inter.woff2`, { 'accept-encoding': 'gzip, br' })

    expect(headers['content-type']).toBe('font/woff2')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  })

  it.each([
    '/news',
    '/no-such-page',
    '/portfolio/',
    '/dashboard/deeper?a=1.js',
    '/caf%C3%A9',
    '/trading',
    '/trading/',
    '/host/',
    '/releases',
    '/releases/notes',
    '/blog/%',
    '/blog/%E0%A4%A',
    '/blog/%E0%A4',
    '/dashboard%00',
    '/%zz?a=1.js',
  ])('answers %s with the document, whose router knows the page', async (path) => {
    for (const headers of [HTML, { accept: '*/*' }, {}]) {
      const answer = await ask(path, headers)

      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body.toString()).toContain('<div id="root">')
    }
  })

  it.each(['/main.js', '/dashboard.html', '/login.php/?a=1', '/blog/v1.2', '/favicon.svg/'])(
    'answers %s with the document to a browser that goes there, and to nobody else',
    async (path) => {
      const gone = await ask(path, HTML)
      expect(gone.status).toBe(200)
      expect(gone.body.toString()).toContain('<div id="root">')

      for (const accept of ['*/*', 'image/avif,*/*;q=0.8', '']) {
        const { status, body } = await ask(path, { accept })
        expect([status, body.toString()]).toEqual([404, 'There is no such file.\n'])
      }
    },
  )

  it.each([
    '/trading/0.1.0-000000000000/page.js',
    '/trading/0.1.0-000000000000/page',
    '/trading/0.1.0-000000000000/',
  ])('answers %s with 404 and never with the document', async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe('There is no such file.\n')
  })

  it('takes an address of many characters, such as a link with a whole strategy', async () => {
    const { status, body } = await ask(`/news?rules=${'%E9%87%91'.repeat(1_500)}`, HTML)
    expect(status).toBe(200)
    expect(body.toString()).toContain('<html')
  })

  it('lists no folder, and takes no data for a page', async () => {
    expect((await ask(`/trading/${trading}`, HTML)).status).toBe(404)
    expect((await ask(`/trading/${trading}/`, HTML)).status).toBe(404)
    expect((await ask('/news', { accept: 'application/json' })).status).toBe(404)
  })

  it.each([
    '/releases/000001.json',
    '/releases/000001.json.gz',
    '//releases//000001.json',
    '/releases/000001%2Ejson',
    '/Releases/000001.JSON',
    '/trading/newest.json',
    '/host//newest.json',
  ])('keeps the record %s, which names people, to itself', async (path) => {
    const { status, body } = await ask(path, HTML)

    expect(status).toBe(404)
    expect(body.toString()).toBe('There is no such file.\n')
  })

  it('keeps source maps, which tell the sources, to itself', async () => {
    const mapped = { 'page.js': 'mapped()', 'page.js.map': '{"sources":["a secret"]}' }
    const version = await publishHandmade(store, handmadeRemote(), mapped)
    await promote({ trading: version })
    const maps = `/trading/${version}.maps`
    expect(await readFile(join(store, maps, 'page.js.map'), 'utf8')).toContain('a secret')

    const paths = [
      `${maps}/page.js.map`,
      `${maps}//page.js.map`,
      `${maps}/page.js%2Emap`,
      `${maps.replace('.maps', '.MAPS')}/page.js.map`,
      `${maps}/`,
      maps,
      `/trading/${version}/page.js.map`,
      `/trading/${version}/../${version}.maps/page.js.map`,
    ]
    for (const path of paths) {
      const { status, body } = await ask(path, HTML)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).toBe('There is no such file.\n')
    }
    expect((await ask(`/trading/${version}/page.js`)).body.toString()).toBe('mapped()')
    await promote({ trading })
  })

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/trading/%2e%2e/releases/000001.json',
    '/a/../news',
    '/.env',
    '/a%2f.env',
    '/trading/.x.tmp/page.js',
    '/.well-known.d/x',
    '/a%5Cb',
    '/main%00.js',
    '/favicon%zz.svg',
    '/.env%zz',
    '/trading/0.1.0-000000000000/%',
  ])('refuses %s, which is malformed, hidden or leads elsewhere', async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('<div id="root">')
    expect(headers).toMatchObject(sent(SECURITY_HEADERS))
  })

  it('answers below /.well-known as anywhere else', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404)
    expect((await ask('/.well-known/change-password', HTML)).status).toBe(200)
  })

  it('sends the security headers with every answer, each once', async () => {
    const { headers } = await ask('/registry.json')
    const known = { 'if-none-match': String(headers.etag) }
    const answers = [
      [await ask('/registry.json'), 200],
      [await ask('/registry.json', known), 304],
      [await ask(`/host/${host}/main.js`, { 'accept-encoding': 'br' }), 200],
      [await ask('/favicon.svg'), 200],
      [await ask('/missing.js'), 404],
      [await ask('/releases/000001.json'), 404],
      [await ask('/', {}, 'POST'), 405],
    ] as const
    for (const [answer, status] of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(sent(SECURITY_HEADERS))
      expect(answer.headers).not.toHaveProperty('permissions-policy')
      expect(answer.headers).not.toHaveProperty('referrer-policy')
      expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy')
    }
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('sends what concerns a page with the document alone', async () => {
    const { headers } = await ask('/', HTML)
    expect(headers).toMatchObject(sent({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }))
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' })

    const known = { 'if-none-match': String(headers.etag) }
    const answers = [
      await ask('/index.html', HTML),
      await ask('/news', HTML),
      await ask('/trading/', HTML),
      await ask('/news', { ...HTML, ...known }),
      await ask('/', HTML, 'HEAD'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 200])
    for (const answer of answers) {
      expect(answer.headers).toMatchObject(sent({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }))
    }
  })

  it('leaves to the document the scripts that it names itself', async () => {
    const { headers } = await ask('/', HTML)
    const policy = String(headers['content-security-policy'])

    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src|default-src|unsafe/)
  })

  it.each(['/', '/news', '/registry.json', '/missing.js'])(
    'answers HEAD of %s with the headers of GET, and no body',
    async (path) => {
      const get = await ask(path, HTML)
      const head = await ask(path, HTML, 'HEAD')

      expect(head.status).toBe(get.status)
      expect(head.body).toHaveLength(0)
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name]).toBe(get.headers[name])
      }
      expect(Number(head.headers['content-length'] ?? get.body.length)).toBe(get.body.length)
    },
  )

  it('takes what a browser tells of a canary, and gives pages to who opens that address', async () => {
    const told = await fetch(`${server.url}/outcomes`, {
      method: 'POST',
      body: JSON.stringify({ remote: 'trading', version: trading, phase: 'shown' }),
    })
    expect(told.status).toBe(204)
    const opened = await ask('/outcomes', HTML)
    expect(opened.status).toBe(200)
    expect(opened.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'refuses %s, and names the methods that it allows',
    async (method) => {
      for (const path of ['/', '/news', `/trading/${trading}/page.js`, '/.env']) {
        const { status, headers, body } = await ask(path, {}, method)

        expect(status).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(body.toString()).toBe('Only GET and HEAD are answered here.\n')
      }
    },
  )

  it('names no version of itself', async () => {
    for (const path of ['/', '/missing.js', '/%zz', '/%zz.js']) {
      const { headers, body } = await ask(path)
      expect(`${headers.server} ${headers['x-powered-by']}`).not.toMatch(/\d/)
      expect(body.toString()).not.toMatch(/nginx\/\d/)
    }
  })

  it('asks for patience before the first release, and serves it as soon as it is there', async () => {
    const empty = await newFolder()
    const early = await start(empty)
    const page = await askServer(early.url, '/news', HTML)
    const asset = await askServer(early.url, '/favicon.svg')
    const versions = { host: await publishHandmade(empty, handmadeHost()) }
    await promoteVersions({ store: empty, versions, who: 'a tester', why: 'the first' })
    const live = await askServer(early.url, '/', HTML)
    await early.close()
    await removeFolder(empty)

    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(page.headers).toMatchObject(sent(SECURITY_HEADERS))
    expect(page.body.toString()).toBe(
      'Nothing is live yet: pages answer as soon as a first release is promoted.\n',
    )
    expect(asset.status).toBe(404)
    expect(asset.headers).not.toHaveProperty('retry-after')
    expect(live.status).toBe(200)
    expect(live.body.toString()).toContain('<div id="root">')
  })
}

/** Lower-cases header names, as Node does: a repeated header would have another value. */
function sent(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
