import { readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { deriveFromRelease } from '../store/derive.ts'
import { promoteVersions } from '../store/promoteVersions.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { serveStore, type StoreServer } from './serveStore.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const HTML = { accept: 'text/html' }

let store: string
let server: StoreServer
let host: string
let trading: string

beforeAll(async () => {
  store = await newFolder()
  host = await publishHandmade(store, handmadeHost())
  trading = await publishHandmade(store, handmadeRemote())
  await promoteVersions({ store, versions: { host, trading }, who: 'a tester', why: 'a test' })
  server = await serveStore({
    store,
    intercept: (incoming, response) => {
      if (incoming.url !== '/fault') return false
      response.writeHead(500).end('a fault')
      return true
    },
  })
})

afterAll(async () => {
  await server.close()
  await removeFolder(store)
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${server.url}${path}`, { headers, method, path }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0
        resolve({ status, headers: incoming.headers, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject).end()
  })
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
  ['/registry.json', 'application/json; charset=utf-8'],
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
})

it('gives another ETag as soon as something else is live', async () => {
  const { headers } = await ask('/')
  const index = await readFile(join(store, 'index.html'), 'utf8')
  await writeFile(join(store, 'index.html'), index.replace('"release":1', '"release":9'))

  expect((await ask('/', { 'if-none-match': String(headers.etag) })).status).toBe(200)
  await deriveFromRelease(store)
})

it('sends brotli to whoever takes it, gzip to others, and the file itself to the rest', async () => {
  const brotli = await ask(`/host/${host}/main.js`, { 'accept-encoding': 'gzip, br' })
  const gzip = await ask(`/host/${host}/main.js`, { 'accept-encoding': 'gzip' })
  const plain = await ask(`/host/${host}/main.js`)
  const font = await ask(`/host/${host}/inter.woff2`, { 'accept-encoding': 'gzip, br' })

  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe('start()')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' })
  expect(font.headers['content-encoding']).toBeUndefined()
})

it.each(['/news', '/no-such-page', '/portfolio/', '/trading', '/dashboard/deeper?a=1.js'])(
  'answers %s with the document, whose router knows the page',
  async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toContain('<div id="root">')
  },
)

it.each(['/main.js', '/trading/0.1.0-000000000000/page.js', '/trading/x.js', '/%2e%2e/etc/passwd'])(
  'answers %s with 404 and never with the document',
  async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe('There is no such file.\n')
  },
)

it.each([
  '/releases/000001.json',
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

it('sends the security headers with everything', async () => {
  for (const path of ['/', `/host/${host}/main.js`, '/missing.js', '/fault']) {
    const { headers } = await ask(path, HTML)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

it('leaves to the document the scripts that it names itself', async () => {
  const { headers } = await ask('/', HTML)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("object-src 'none'; base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src|default-src|unsafe/)

  const again = await ask('/news', { ...HTML, 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBe(policy)
})

it('lets nothing but the document load anything, should a browser open it as a page', async () => {
  const paths = ['/favicon.svg', '/registry.json', `/host/${host}/main.js`, '/missing.js', '/fault']
  for (const path of paths) {
    const { headers } = await ask(path, HTML)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

it('answers HEAD without a body, and refuses to be written to', async () => {
  const head = await ask('/', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
  expect(head.body).toHaveLength(0)

  const post = await ask('/', {}, 'POST')
  expect(post.status).toBe(405)
  expect(post.headers.allow).toBe('GET, HEAD')
})

it('lets a test put a fault in place of an answer', async () => {
  expect(await ask('/fault')).toMatchObject({ status: 500, body: Buffer.from('a fault') })
})

it('says that a port is taken, and what to do', async () => {
  const port = Number(new URL(server.url).port)

  await expect(serveStore({ store, port })).rejects.toThrow(
    `Port ${port} is taken: choose another with PORT=${port + 1} npm start`,
  )
})

it('repairs at its start what a crash left half promoted', async () => {
  await rm(join(store, 'index.html'))
  await writeFile(join(store, 'registry.json'), '{}')

  const other = await serveStore({ store })
  await other.close()

  expect((await ask('/', HTML)).body.toString()).toContain(trading)
  expect(JSON.parse((await ask('/registry.json')).body.toString())).toMatchObject({ release: 1 })
})

it('ends the connections that are kept alive when it closes', async () => {
  const other = await serveStore({ store })
  const response = await fetch(other.url, { headers: { connection: 'keep-alive' } })
  await response.text()

  await other.close()

  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
})
